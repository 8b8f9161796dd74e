import type { MouseEvent, ReactNode } from 'react';
import { tv } from 'tailwind-variants/lite';
import { useNarrowScreen } from './narrow-screen.ts';
import { Skeleton, SkeletonArea } from './skeleton.tsx';

export type Column<Row> = {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** The place and size of a cell that is still under way. */
  readonly skeleton?: ReactNode;
  readonly isAtEnd?: boolean;
  /** Classes for the column's width, such as `w-33`; a column without takes what is left. */
  readonly width?: string;
};

type Props<Row> = {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** The same row for a phone. Its frame is ours. */
  readonly renderCard: (row: Row) => ReactNode;
  readonly cardSkeleton?: ReactNode;
  /** A click anywhere on a row. For the keyboard the row must hold a button that does the same. */
  readonly onRow?: (row: Row) => void;
  /** As many skeletons as rows are expected, instead of rows. */
  readonly loadingRows?: number;
  /** Instead of the table where there are no rows. */
  readonly empty?: ReactNode;
  /** At most 620 px high, then it scrolls under its head. */
  readonly isBounded?: boolean;
};

const frame = tv({
  base: 'rounded-[16px] ring-1 ring-line dark:bg-raised',
  variants: {
    // `clip` rounds the corners and leaves the head free to stick to the page.
    isBounded: { true: 'max-h-[620px] overflow-auto [scrollbar-width:thin]', false: 'overflow-clip' },
  },
});

const onControl = (event: MouseEvent): boolean =>
  event.target instanceof Element && event.target.closest('a, button, input, label, [role]') !== null;

export function Table<Row>(props: Props<Row>) {
  const isNarrow = useNarrowScreen();
  const isLoading = props.loadingRows !== undefined;
  if (!isLoading && props.rows.length === 0) return props.empty ?? null;
  const shown = isNarrow ? <Cards {...props} /> : <Rows {...props} />;
  return isLoading ? <SkeletonArea>{shown}</SkeletonArea> : shown;
}

const places = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

function Rows<Row>({ label, columns, rows, rowKey, onRow, loadingRows, isBounded = false }: Props<Row>) {
  return (
    <section
      aria-label={label}
      // Who has no mouse scrolls it with the arrow keys.
      {...(isBounded ? { tabIndex: 0 } : {})}
      className={frame({ isBounded })}
    >
      <table aria-label={label} className="w-full border-separate border-spacing-0 text-body">
        <thead>
          <tr>
            {columns.map(({ id, header, width = '', isAtEnd }) => (
              <th
                key={id}
                scope="col"
                className={`sticky top-0 z-2 border-line border-b bg-sunken px-3.5 py-2.5 font-medium text-label text-muted dark:bg-sir-850 ${width} ${isAtEnd ? 'text-right' : 'text-left'}`}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="[&>tr:last-child>td]:border-b-0">
          {loadingRows === undefined
            ? rows.map((row) => (
                <tr
                  key={rowKey(row)}
                  {...(onRow ? { onClick: (event) => onControl(event) || onRow(row) } : {})}
                  className={onRow ? 'cursor-pointer hover:bg-sunken dark:hover:bg-sir-850' : ''}
                >
                  {columns.map(({ id, cell, isAtEnd }) => (
                    <Cell key={id} isAtEnd={isAtEnd}>
                      {cell(row)}
                    </Cell>
                  ))}
                </tr>
              ))
            : places(loadingRows).map((place) => (
                <tr key={place}>
                  {columns.map(({ id, skeleton, isAtEnd }) => (
                    <Cell key={id} isAtEnd={isAtEnd}>
                      {skeleton ?? <Skeleton />}
                    </Cell>
                  ))}
                </tr>
              ))}
        </tbody>
      </table>
    </section>
  );
}

function Cell({
  isAtEnd,
  children,
}: {
  readonly isAtEnd: boolean | undefined;
  readonly children: ReactNode;
}) {
  return (
    <td className={`border-line border-b px-3.5 pt-2.5 pb-2 align-top ${isAtEnd ? 'text-right' : ''}`}>
      {children}
    </td>
  );
}

function Cards<Row>({ label, rows, rowKey, renderCard, cardSkeleton, loadingRows }: Props<Row>) {
  const waiting = cardSkeleton ?? <Skeleton className="h-24 w-full" />;
  return (
    <ul aria-label={label} className="grid gap-3">
      {loadingRows === undefined
        ? rows.map((row) => <Card key={rowKey(row)}>{renderCard(row)}</Card>)
        : places(loadingRows).map((place) => <Card key={place}>{waiting}</Card>)}
    </ul>
  );
}

function Card({ children }: { readonly children: ReactNode }) {
  return <li className="rounded-lg bg-surface p-4 ring-1 ring-line dark:bg-raised">{children}</li>;
}
