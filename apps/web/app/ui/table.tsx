import { Fragment, type MouseEvent, type ReactNode } from 'react';
import { tv } from 'tailwind-variants/lite';
import { Skeleton, SkeletonArea } from './skeleton.tsx';
import { useMediaQuery } from './use-media-query.ts';
import { useNarrowScreen } from './use-narrow-screen.ts';

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

type Group = { readonly id: string; readonly heading: ReactNode };

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
  /** What a row belongs to: its heading stands before the first of them. Null for a row that needs none. */
  readonly groupOf?: (row: Row) => Group | null;
  /** A row that waits for somebody is tinted. */
  readonly isWaiting?: (row: Row) => boolean;
  /** Cells of one line stand beside those of two. */
  readonly isCentred?: boolean;
  /** A media query under which it is cards too, for a table that needs more room than a phone lacks. */
  readonly cardsWhile?: string;
};

/** Every row, with the heading that stands before it. */
const withHeadings = <Row,>({ rows, groupOf }: Pick<Props<Row>, 'rows' | 'groupOf'>) => {
  const groups = rows.map((row) => groupOf?.(row) ?? null);
  return rows.map((row, index) => {
    const group = groups[index];
    return { row, group: group && group.id !== groups[index - 1]?.id ? group : null };
  });
};

const frame = tv({
  base: 'rounded-card ring-1 ring-line dark:bg-raised',
  variants: {
    // `clip` rounds the corners and leaves the head free to stick to the page.
    isBounded: { true: 'max-h-155 overflow-auto scrollbar-thin', false: 'overflow-clip' },
    /** Where it may be wider than its place, it is drawn aside rather than cut. */
    isWide: { true: 'overflow-x-auto! scrollbar-thin' },
  },
});

/** The table itself may stand in something with a role, such as a tab's panel. */
const isOnControl = ({ target, currentTarget }: MouseEvent): boolean => {
  const control = target instanceof Element ? target.closest('a, button, input, label, [role]') : null;
  return control !== null && currentTarget.contains(control);
};

export function Table<Row>(props: Props<Row>) {
  const isPhone = useNarrowScreen();
  const isCramped = useMediaQuery(props.cardsWhile ?? 'not all');
  const isLoading = props.loadingRows !== undefined;
  if (!isLoading && props.rows.length === 0) return props.empty ?? null;
  const shown = isPhone || isCramped ? <Cards {...props} /> : <Rows {...props} />;
  return isLoading ? <SkeletonArea>{shown}</SkeletonArea> : shown;
}

const indexes = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

const waitingStyle =
  'bg-[color-mix(in_oklab,var(--pending-bg)_45%,var(--surface))] dark:bg-[color-mix(in_oklab,var(--pending-bg)_45%,var(--raised))]';

function Rows<Row>(props: Props<Row>) {
  const { label, columns, loadingRows, isBounded = false } = props;
  return (
    <section
      aria-label={label}
      // Who has no mouse scrolls it with the arrow keys.
      {...(isBounded ? { tabIndex: 0 } : {})}
      className={frame({ isBounded, isWide: props.cardsWhile !== undefined })}
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
          {loadingRows === undefined ? (
            <BodyRows {...props} />
          ) : (
            indexes(loadingRows).map((index) => (
              <tr key={index}>
                {columns.map(({ id, skeleton, isAtEnd }) => (
                  <Cell key={id} isAtEnd={isAtEnd} isCentred={props.isCentred}>
                    {skeleton ?? <Skeleton />}
                  </Cell>
                ))}
              </tr>
            ))
          )}
        </tbody>
      </table>
    </section>
  );
}

function BodyRows<Row>(props: Props<Row>) {
  const { columns, rowKey, onRow, isWaiting, isCentred } = props;
  const cursor = onRow ? 'cursor-pointer hover:bg-sunken dark:hover:bg-sir-850' : '';
  return withHeadings(props).map(({ row, group }) => (
    <Fragment key={rowKey(row)}>
      {group && (
        <tr>
          <th
            scope="colgroup"
            colSpan={columns.length}
            className="border-line border-b px-3.5 py-2 text-left font-strong text-ink-2 text-label"
          >
            {group.heading}
          </th>
        </tr>
      )}
      <tr
        {...(onRow ? { onClick: (event) => isOnControl(event) || onRow(row) } : {})}
        className={isWaiting?.(row) ? `${cursor} ${waitingStyle}` : cursor}
      >
        {columns.map(({ id, cell, isAtEnd }) => (
          <Cell key={id} isAtEnd={isAtEnd} isCentred={isCentred}>
            {cell(row)}
          </Cell>
        ))}
      </tr>
    </Fragment>
  ));
}

type CellProps = {
  readonly isAtEnd: boolean | undefined;
  readonly isCentred: boolean | undefined;
  readonly children: ReactNode;
};

function Cell({ isAtEnd, isCentred, children }: CellProps) {
  const index = isCentred ? 'h-14.5 py-1.5 align-middle' : 'pt-2.5 pb-2 align-top';
  return (
    <td className={`border-line border-b px-3.5 ${index} ${isAtEnd ? 'text-right' : ''}`}>{children}</td>
  );
}

function Cards<Row>(props: Props<Row>) {
  const { label, rowKey, renderCard, cardSkeleton, loadingRows, isWaiting } = props;
  const waiting = cardSkeleton ?? <Skeleton className="h-24 w-full" />;
  return (
    <ul aria-label={label} className="grid grid-cols-1 gap-3">
      {loadingRows === undefined
        ? withHeadings(props).map(({ row, group }) => (
            <Fragment key={rowKey(row)}>
              {group && <li className="pt-1.5 text-ink-2">{group.heading}</li>}
              <Card isWaiting={isWaiting?.(row)}>{renderCard(row)}</Card>
            </Fragment>
          ))
        : indexes(loadingRows).map((index) => <Card key={index}>{waiting}</Card>)}
    </ul>
  );
}

type CardProps = { readonly isWaiting?: boolean | undefined; readonly children: ReactNode };

function Card({ isWaiting = false, children }: CardProps) {
  const edge = isWaiting ? 'border-control border-pending-solid border-dashed' : 'ring-1 ring-line';
  return <li className={`rounded-lg bg-surface p-4 dark:bg-raised ${edge}`}>{children}</li>;
}
