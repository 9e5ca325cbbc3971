// Says messages as a page does, for a test that compares the sentences with those of the server: reads
// {language, text, said: [{told, names}]} and writes the sentences, both as JSON.
import { readFileSync } from "node:fs";
import { Words } from "../src/lib/words.ts";

const { language, text, said } = JSON.parse(readFileSync(0, "utf-8"));
const words = new Words(language, text);
process.stdout.write(JSON.stringify(said.map((one) => words.say(one.told, one.names))));
