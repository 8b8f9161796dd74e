import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const textFiles = '**/*.{css,html,js,json,map,mjs,svg,txt,webmanifest,xml}';

/** Below this, packing saves less than it says in headers. */
const minBytes = 512;

const compressors = {
  // Both at their most thorough, which is each one's default or best: it is done once per build.
  '.br': (bytes: Buffer) => brotliCompressSync(bytes),
  '.gz': (bytes: Buffer) => gzipSync(bytes, { level: 9 }),
};

/** Lays a packed twin beside every text file, for `filesIn` to hand out in its place. */
export const precompressFiles = (directory: string): void => {
  for (const name of globSync(textFiles, { cwd: directory })) {
    const path = join(directory, name);
    const bytes = readFileSync(path);
    if (bytes.length < minBytes) continue;
    for (const [ending, pack] of Object.entries(compressors)) writeFileSync(path + ending, pack(bytes));
  }
};
