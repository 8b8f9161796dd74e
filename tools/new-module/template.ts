import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type File, renderFile } from './render.ts';

const folder = join(import.meta.dirname, 'template');

/** All that a new module of this name consists of, by paths from the repository's root. */
export const filesOf = (name: string): readonly File[] =>
  globSync('**/*.txt', { cwd: folder })
    .map((path) => renderFile({ path, text: readFileSync(join(folder, path), 'utf8') }, name))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
