// A process of its own, which nothing is entrusted to but one file: node read-table.ts FILE
// It says in JSON what the table holds, or why there is none.
import { readFile } from 'node:fs/promises';
import { kindOf } from './table/kind.ts';
import { tidied } from './table/tidy.ts';

const [path = ''] = process.argv.slice(2);

// Each way of reading is loaded only for a file of its kind: somebody waits for the answer.
const readText = async (bytes: Buffer) => {
  const [{ rowsOfCsv }, { lettersOf }] = await Promise.all([
    import('./table/csv.ts'),
    import('./table/letters.ts'),
  ]);
  return tidied(null, rowsOfCsv(lettersOf(bytes)));
};

const readWorkbook = async (bytes: Buffer) => {
  const { rowsOfXlsx } = await import('./table/xlsx.ts');
  const { sheet, rows } = await rowsOfXlsx(bytes);
  return tidied(sheet, rows);
};

const readTable = async () => {
  const bytes = await readFile(path);
  return kindOf(bytes) === 'text' ? readText(bytes) : readWorkbook(bytes);
};

const answer = await readTable().catch((error: unknown) => ({ refused: (error as Error).message }));
process.stdout.write(JSON.stringify(answer));
