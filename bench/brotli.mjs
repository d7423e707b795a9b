// Compresses a file as a host with brotli twins would: node brotli.mjs SOURCE TARGET
import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";

const [source, target] = process.argv.slice(2);
const data = readFileSync(source);
const params = {
  [constants.BROTLI_PARAM_QUALITY]: 11,
  [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
};
writeFileSync(target, brotliCompressSync(data, { params }));
