export type TableData = {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly string[] }[];
  /** The sums of the columns. */
  readonly total?: readonly string[];
};

const cell = 'px-2 py-1.25 text-right first:pl-0 first:text-left last:pr-0 whitespace-nowrap';

/** The numbers of a chart; the keyboard scrolls what has no room. */
export function FigureTable({ label, columns, rows, total }: TableData & { readonly label: string }) {
  return (
    // What scrolls must be reached by keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label={label} tabIndex={0} className="relative max-h-80 overflow-auto rounded-xs">
      <table className="num w-full text-label">
        <thead className="sticky top-0 bg-surface text-muted dark:bg-raised">
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col" className={`${cell} font-medium`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((text, index) =>
                index === 0 ? (
                  <th key={columns[index]} scope="row" className={`${cell} font-book`}>
                    {text}
                  </th>
                ) : (
                  <td key={columns[index]} className={`${cell} font-medium`}>
                    {text}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot className="sticky bottom-0 bg-surface shadow-above dark:bg-raised">
            <tr>
              {total.map((text, index) =>
                index === 0 ? (
                  <th key={columns[index]} scope="row" className={`${cell} font-semibold`}>
                    {text}
                  </th>
                ) : (
                  <td key={columns[index]} className={`${cell} font-semibold`}>
                    {text}
                  </td>
                ),
              )}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}
