// Writes FILE.br and FILE.gz beside every file of a folder: node tools/squeeze.js FOLDER
import { readdir, readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const folder = process.argv[2];
const quick = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 };

async function squeeze(name) {
  const body = await readFile(`${folder}/${name}`);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(body, { params: quick }),
    promisify(gzip)(body, { level: 9 }),
  ]);
  await writeFile(`${folder}/${name}.br`, br);
  await writeFile(`${folder}/${name}.gz`, gz);
}

await Promise.all((await readdir(folder)).map(squeeze));
