import type { Appointment } from '../../data/appointments.ts';
import type { Product } from '../../data/inventory.ts';
import { dayAndMonth } from '../../parts/day-range.ts';
import { sumText } from '../../parts/money-text.ts';
import { unitTexts } from '../../parts/product-words.texts.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { DashboardCard } from './dashboard-card.tsx';
import { dueAddress, lowStockAddress, pendingAddress } from './links.ts';
import { whoComes } from './sentence.ts';
import { texts } from './texts.ts';
import type { Waiting } from './use-waiting.ts';

const words = texts.waiting;

const pendingText = (first: Appointment, today: string): string => {
  const start = first.appointmentTime.appointmentStartDate;
  const day = start.slice(0, 10);
  return words.pending.first(
    day === today ? words.pending.today : dayAndMonth(day),
    start.slice(11, 16),
    whoComes(first),
  );
};

const stockText = ({ name, stock, unit }: Product): string =>
  words.low.first(name, `${stock.toLocaleString('tr-TR')} ${unitTexts[unit]}`);

type Row = {
  readonly id: keyof Waiting['asked'];
  readonly count: number;
  readonly title: string;
  readonly text: string;
  readonly to: string;
};

const rowsOf = ({ pending, due, low }: Waiting, today: string): readonly Row[] => [
  ...(pending?.first
    ? [
        {
          id: 'pending' as const,
          count: pending.count,
          title: words.pending.title,
          text: pendingText(pending.first, today),
          to: pendingAddress,
        },
      ]
    : []),
  ...(due
    ? [
        {
          id: 'due' as const,
          count: due.count,
          title: words.due.title,
          text:
            due.days > 0 ? words.due.oldest(sumText(due.sum), due.days) : words.due.today(sumText(due.sum)),
          to: dueAddress(due.oldest, today),
        },
      ]
    : []),
  ...(low?.first
    ? [
        {
          id: 'low' as const,
          count: low.count,
          title: words.low.title,
          text: stockText(low.first),
          to: lowStockAddress,
        },
      ]
    : []),
];

type Props = { readonly waiting: Waiting; readonly today: string };

/** What waits for an answer, each with the way to it. */
export function WaitingCard({ waiting, today }: Props) {
  const rows = rowsOf(waiting, today);
  return (
    <DashboardCard title={words.title} tour="waiting">
      {waiting.isLoading ? (
        <SkeletonArea>
          <div className="mt-3 grid gap-3">
            <Skeleton className="h-10 w-full" />
            <Skeleton className="h-10 w-full" />
          </div>
        </SkeletonArea>
      ) : (
        <ul className="mt-2">
          {rows.map((row) => (
            <WaitingRow key={row.id} row={row} />
          ))}
          <Remark waiting={waiting} rows={rows} />
        </ul>
      )}
    </DashboardCard>
  );
}

function WaitingRow({ row: { count, title, text, to } }: { readonly row: Row }) {
  return (
    <li className="grid min-h-14 grid-cols-row-12 items-center gap-3 py-2 shadow-above">
      <span className="display num text-head-30 leading-8.5">{count.toLocaleString('tr-TR')}</span>
      <span className="min-w-0">
        <span className="block font-strong">{title}</span>
        <span className="num wrap-anywhere block text-label text-muted">{text}</span>
      </span>
      <ButtonLink look="outline" size="sm" to={to} aria-label={words.showOf(title)}>
        {words.show}
      </ButtonLink>
    </li>
  );
}

/** What does not wait, so that nobody has to look; or that something could not be read. */
function Remark({ waiting, rows }: { readonly waiting: Waiting; readonly rows: readonly Row[] }) {
  const { retry } = waiting;
  const text = retry ? words.failed : remarkText(waiting, rows);
  return (
    text && (
      <li className="flex flex-wrap items-center gap-2.5 pt-2.5 pb-1 text-muted text-note-size shadow-above">
        {text}
        {retry && (
          <Button look="outline" size="sm" onPress={retry}>
            {texts.retry}
          </Button>
        )}
      </li>
    )
  );
}

const remarkText = ({ asked }: Waiting, rows: readonly Row[]): string => {
  const sides = (Object.keys(words.sides) as (keyof typeof words.sides)[]).filter((side) => asked[side]);
  if (sides.length === 0) return words.nothingOfYours;
  if (rows.length === 0) return words.none;
  const calm = sides.filter((side) => rows.every(({ id }) => id !== side));
  return calm.length > 0 ? words.noOther(calm.map((side) => words.sides[side])) : '';
};
