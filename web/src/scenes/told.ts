// Reading facts of the log as data: their numbers, the parts that they name, and the messages within them.
import type { Told } from "../wire";

export function numberOf(told: Told, name: string): number {
  const value = told.with?.[name];
  return typeof value === "number" ? value : 0;
}

/** A part without its kind: `wool` of `good:wool`. */
export function partOf(told: Told, name: string): string {
  const value = told.with?.[name];
  return typeof value === "string" ? value.slice(value.indexOf(":") + 1) : "";
}

/** The part as it stands, `unit:sheep`. */
export function textOf(told: Told, name: string): string {
  const value = told.with?.[name];
  return typeof value === "string" ? value : "";
}

export function messagesOf(told: Told, name: string): Told[] {
  const value = told.with?.[name];
  return Array.isArray(value) ? value.filter((one): one is Told => typeof one === "object") : [];
}

export function numbersOf(told: Told, name: string): number[] {
  const value = told.with?.[name];
  return Array.isArray(value) ? value.filter((one): one is number => typeof one === "number") : [];
}

export function textsOf(told: Told, name: string): string[] {
  const value = told.with?.[name];
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];
}

/** The seat that a message names. */
export function seatOf(told: Told, name = "player"): number {
  return Number(partOf(told, name) || -1);
}
