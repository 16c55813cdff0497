// Writes src/wire.ts: the types of every message and view, from the schema that Python prints.
import { readFile, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";

const web = new URL("..", import.meta.url);
const schema = JSON.parse(await readFile(new URL("wire.schema.json", web), "utf8"));
// Only what the root names is written: REST bodies and views too.
schema.anyOf = Object.keys(schema.$defs).map((name) => ({ $ref: `#/$defs/${name}` }));
const types = await compile(schema, "Wire", {
  additionalProperties: false,
  bannerComment: "/* Written by tools/types.js from wire.schema.json. Do not edit. */",
  format: false,
  ignoreMinAndMaxItems: true,
});
const target = new URL("src/wire.ts", web);
const before = await readFile(target, "utf8").catch(() => "");
if (before !== types) await writeFile(target, types);
