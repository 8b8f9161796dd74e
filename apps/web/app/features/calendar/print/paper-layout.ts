// A day hangs on the wall as one page: the more it holds, the smaller and the more columns it has. Heights are those of
// sheet.css.

/** Under the head of an A4 page with margins of 10 mm, with a little left for what printers round up. */
const BODY_MM = 258;

type Layout = {
  /** The class of sheet.css. */
  readonly name: 'roomy' | 'even' | 'dense' | 'double' | 'small' | 'triple';
  readonly columns: number;
  readonly rowMm: number;
  /** What a name, the head of its table and the gap below it take, in rows. */
  readonly headRows: number;
};

const layouts = [
  { name: 'roomy', columns: 1, rowMm: 6.2, headRows: 3.2 },
  { name: 'even', columns: 1, rowMm: 5.5, headRows: 3.2 },
  { name: 'dense', columns: 1, rowMm: 4.9, headRows: 3.2 },
  { name: 'double', columns: 2, rowMm: 4.8, headRows: 2.2 },
  { name: 'small', columns: 2, rowMm: 4, headRows: 2.2 },
  { name: 'triple', columns: 3, rowMm: 3.7, headRows: 2.2 },
] as const satisfies readonly Layout[];

/** Lines `from` to `to` of somebody's day. */
export type Part = { readonly index: number; readonly from: number; readonly to: number };
type PaperColumn = readonly Part[];

/** A name with fewer lines below it at the foot of a column is easily overlooked. */
const MIN_LINES = 3;

/** Somebody's lines stay together where one column has room for them. */
const packColumns = (lineCounts: readonly number[], { rowMm, headRows }: Layout): readonly PaperColumn[] => {
  const capacity = BODY_MM / rowMm;
  const columns: Part[][] = [[]];
  let left = capacity;
  const begin = (): void => {
    columns.push([]);
    left = capacity;
  };
  const put = (part: Part): void => {
    columns.at(-1)?.push(part);
    left -= headRows + part.to - part.from;
  };
  for (const [index, count] of lineCounts.entries()) {
    const height = headRows + count;
    if (height > left && (height <= capacity || left < headRows + MIN_LINES)) begin();
    let from = 0;
    while (headRows + count - from > left) {
      const to = from + Math.floor(left - headRows);
      put({ index, from, to });
      from = to;
      begin();
    }
    put({ index, from, to: count });
  }
  return columns;
};

const inPages = (columns: readonly PaperColumn[], perPage: number): readonly (readonly PaperColumn[])[] =>
  Array.from({ length: Math.ceil(columns.length / perPage) }, (_, page) =>
    columns.slice(page * perPage, (page + 1) * perPage),
  );

/** How the days of these lengths lie on paper: the largest type that needs one page; if none does, the smallest. */
export const layPaper = (lineCounts: readonly number[]) => {
  const packed = layouts.map((layout) => ({ layout, columns: packColumns(lineCounts, layout) }));
  const fitting = packed.find(({ layout, columns }) => columns.length <= layout.columns) ?? packed.at(-1);
  if (!fitting) throw new Error('layPaper: no layouts');
  return { layout: fitting.layout, pages: inPages(fitting.columns, fitting.layout.columns) };
};
