// Runs as a sandboxed process that has access to one file only: node read-table.ts FILE
// It prints the table as JSON, or the reason why the file has none.
import { readFile } from 'node:fs/promises';
import { detectKind } from './table/file-kind.ts';
import { normalizeTable } from './table/normalize-table.ts';

const [path = ''] = process.argv.slice(2);

// Each parser is loaded only for its own kind of file, because a person waits for the answer.
const readText = async (bytes: Buffer) => {
  const [{ parseCsv }, { decodeText }] = await Promise.all([
    import('./table/csv.ts'),
    import('./table/decode-text.ts'),
  ]);
  return normalizeTable(null, parseCsv(decodeText(bytes)));
};

const readWorkbook = async (bytes: Buffer) => {
  const { parseXlsx } = await import('./table/xlsx.ts');
  const { sheet, rows } = await parseXlsx(bytes);
  return normalizeTable(sheet, rows);
};

const readTable = async () => {
  const bytes = await readFile(path);
  return detectKind(bytes) === 'text' ? readText(bytes) : readWorkbook(bytes);
};

const answer = await readTable().catch((error: unknown) => ({ refused: (error as Error).message }));
process.stdout.write(JSON.stringify(answer));
