/** A call of the spec, with what the spec says about it. */
export type CallRow = {
  readonly line: number;
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly body: string;
  readonly answer: string;
  readonly cache: string;
  readonly usedBy: string;
  /** Why the contract differs from the spec; empty where it does not. */
  readonly differs: string;
};

/** A field of an entity; the heading above its table names the entity. */
export type FieldRow = {
  readonly line: number;
  readonly entity: string;
  readonly field: string;
  readonly values: string;
  readonly differs: string;
};

export type Checklist = {
  readonly calls: readonly CallRow[];
  readonly fields: readonly FieldRow[];
  /** Lines of tables that have other columns, or too few or too many cells. */
  readonly unread: readonly number[];
};

const callColumns = 'Method|Path|Query|Body|Answer|Cache|Used by|Differs';
const fieldColumns = 'Field|Values|Differs';

type CallCells = [string, string, string, string, string, string, string, string];
type FieldCells = [string, string, string];

const cellsOf = (line: string): readonly string[] =>
  line
    .replaceAll('`', '')
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

const isSeparator = (cells: readonly string[]): boolean => cells.every((cell) => /^-+$/.test(cell));

/** Reads the two kinds of tables; headings name entities, and other lines are for people. */
export const parseChecklist = (text: string): Checklist => {
  const calls: CallRow[] = [];
  const fields: FieldRow[] = [];
  const unread: number[] = [];
  let entity = '';
  let columns: string | undefined;
  for (const [index, content] of text.split('\n').entries()) {
    const line = index + 1;
    entity = /^#+ (?<title>.+)$/.exec(content)?.groups?.['title'] ?? entity;
    if (!content.startsWith('|')) {
      columns = undefined;
      continue;
    }
    const cells = cellsOf(content);
    if (columns === undefined) columns = cells.join('|');
    else if (isSeparator(cells)) continue;
    else if (columns === callColumns && cells.length === 8) {
      const [method, path, query, body, answer, cache, usedBy, differs] = cells as CallCells;
      calls.push({ line, method, path, query, body, answer, cache, usedBy, differs });
    } else if (columns === fieldColumns && cells.length === 3) {
      const [field, values, differs] = cells as FieldCells;
      fields.push({ line, entity, field, values, differs });
    } else unread.push(line);
  }
  return { calls, fields, unread };
};
