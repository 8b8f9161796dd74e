import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderFile, type SourceFile } from './render.ts';

const folder = join(import.meta.dirname, 'template');

/** All files of a new module of this name, with paths from the repository's root. */
export const renderTemplate = (name: string): readonly SourceFile[] =>
  globSync('**/*.txt', { cwd: folder })
    .map((path) => renderFile({ path, text: readFileSync(join(folder, path), 'utf8') }, name))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
