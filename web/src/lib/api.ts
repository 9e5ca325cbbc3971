// Asks the server outside a table. Whatever is refused becomes an error with one sentence.

export async function get<T>(path: string): Promise<T> {
  return read<T>(await fetch(path));
}

export async function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { "content-type": "application/json" };
  return read<T>(await fetch(path, { method: "POST", headers, body: JSON.stringify(body) }));
}

export async function postText<T>(path: string, body: string): Promise<T> {
  return read<T>(await fetch(path, { method: "POST", body }));
}

async function read<T>(response: Response): Promise<T> {
  const data = await response.json().catch(() => ({ error: "the server did not answer in words" }));
  if (!response.ok) throw new Error(data.error ?? `the server answered ${response.status}`);
  return data as T;
}

export function reason(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.charAt(0).toUpperCase() + text.slice(1) + (text.endsWith(".") ? "" : ".");
}
