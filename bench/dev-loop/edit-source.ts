import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

type Source = {
  /** A path from the root of the repository. */
  readonly file: string;
  /** The text to replace; it occurs once. */
  readonly text: string;
};

/**
 * Lets `work` replace a text in a source file of this repository, again and again. The file is put back at the end,
 * also when the measurement fails or is interrupted.
 */
export const editSource = async <Result>(
  { file, text }: Source,
  work: (replaceBy: (replacement: string) => void) => Promise<Result>,
): Promise<Result> => {
  const path = join(root, file);
  const original = readFileSync(path, 'utf8');
  if (original.split(text).length !== 2) throw new Error(`${file} must contain exactly once: ${text}`);
  const restore = (): void => writeFileSync(path, original);
  const exit = (): never => process.exit(1);
  const signals = ['SIGINT', 'SIGTERM'] as const;
  process.once('exit', restore);
  for (const signal of signals) process.once(signal, exit);
  try {
    return await work((replacement) =>
      writeFileSync(
        path,
        original.replace(text, () => replacement),
      ),
    );
  } finally {
    restore();
    process.off('exit', restore);
    for (const signal of signals) process.off(signal, exit);
  }
};
