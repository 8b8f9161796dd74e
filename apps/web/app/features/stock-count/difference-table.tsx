import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { amountText, quantityText } from '../../parts/amount-text.ts';
import { sumText } from '../../parts/money-text.ts';
import { categoryTexts } from '../../parts/product-words.texts.ts';
import { Select } from '../../ui/select.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import type { Difference } from './model/count.ts';
import { texts } from './texts.ts';

const words = texts.result;
const minus = '\u2212';

const signed = (difference: number): string =>
  `${difference < 0 ? minus : '+'}${amountText(Math.abs(difference))}`;
const signedValue = (value: number): string => `${value < 0 ? minus : '+'}${sumText(Math.abs(value))}`;

type Props = {
  readonly differences: readonly Difference[];
  /** By product. */
  readonly reasons: Readonly<Record<string, string>>;
  readonly setReason: (code: string, reason: string) => void;
};

const reasonOptions = Object.entries(words.reasons).map(([id, label]) => ({ id, label }));

/** What differs, with how dear it is and why. */
export function DifferenceTable({ differences, reasons, setReason }: Props) {
  const widest = Math.max(...differences.map(({ value }) => Math.abs(value)), 0.01);
  const reasonOf = ({ item: { code, name } }: Difference) => (
    <Select
      label={words.reason(name)}
      isLabelHidden
      options={reasonOptions}
      placeholder={words.chooseReason}
      value={reasons[code] ?? null}
      onChange={(reason) => reason && setReason(code, reason)}
    />
  );
  return (
    <Table
      label={words.table}
      columns={columnsFor(widest, reasonOf)}
      rows={differences}
      rowKey={({ item }) => item.code}
      isCentred
      renderCard={(one) => <PhoneCard one={one} widest={widest} reason={reasonOf(one)} />}
    />
  );
}

const columnsFor = (
  widest: number,
  reasonOf: (one: Difference) => ReactNode,
): readonly Column<Difference>[] => [
  {
    id: 'product',
    header: words.columns.product,
    cell: ({ item }) => (
      <>
        <span className="block w-0 min-w-full truncate font-strong">{item.name}</span>
        <span className="block text-caption text-muted">{categoryTexts[item.category]}</span>
      </>
    ),
  },
  {
    id: 'books',
    header: words.columns.books,
    width: 'w-24',
    isAtEnd: true,
    cell: ({ entry }) => <span className="num">{amountText(entry.expected)}</span>,
  },
  {
    id: 'counted',
    header: words.columns.counted,
    width: 'w-28',
    isAtEnd: true,
    cell: ({ entry, item }) => <Counted amount={entry.counted} unit={item.unit} />,
  },
  {
    id: 'bar',
    header: words.columns.bar,
    width: 'w-44 max-desk:w-28',
    cell: (one) => <DifferenceBar value={one.value} widest={widest} />,
  },
  {
    id: 'difference',
    header: words.columns.difference,
    width: 'w-22',
    cell: (one) => <SignedAmount difference={one.difference} />,
  },
  {
    id: 'value',
    header: words.columns.value,
    width: 'w-28',
    isAtEnd: true,
    cell: ({ value }) => <span className="num">{signedValue(value)}</span>,
  },
  { id: 'reason', header: words.columns.reason, width: 'w-56 max-desk:w-44', cell: reasonOf },
];

function Counted({ amount, unit }: { readonly amount: number; readonly unit: Difference['item']['unit'] }) {
  const text = quantityText(amount, unit);
  return <span className="num font-strong">{text}</span>;
}

function SignedAmount({ difference }: { readonly difference: number }) {
  const Icon = difference < 0 ? ArrowDown : ArrowUp;
  const tone = difference < 0 ? 'text-pending-ink' : 'text-approved-ink';
  return (
    <span className={`num inline-flex items-center gap-1 font-strong ${tone}`}>
      <Icon size={15} />
      {signed(difference)}
    </span>
  );
}

/** To the left what is missing, to the right what is over; the amounts stand beside it. */
function DifferenceBar({ value, widest }: { readonly value: number; readonly widest: number }) {
  const length = Math.max(1, (Math.abs(value) / widest) * 49);
  return (
    <svg aria-hidden="true" className="block h-4 w-full">
      <rect
        x={`${value < 0 ? 50 - length : 50}%`}
        y="2"
        width={`${length}%`}
        height="12"
        rx="3"
        className={value < 0 ? 'fill-pending-solid' : 'fill-approved-solid'}
      />
      <rect x="50%" width="1.5" height="16" className="fill-muted" />
    </svg>
  );
}

type CardProps = {
  readonly one: Difference;
  readonly widest: number;
  readonly reason: ReactNode;
};

function PhoneCard({ one, widest, reason }: CardProps) {
  const { item, entry, difference, value } = one;
  return (
    <div className="grid gap-2">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="font-strong wrap-anywhere">{item.name}</p>
          <p className="num text-caption text-muted">
            {words.phoneSub(categoryTexts[item.category], amountText(entry.expected))}
          </p>
        </div>
        <Counted amount={entry.counted} unit={item.unit} />
        <div className="num w-20 text-right">
          <SignedAmount difference={difference} />
          <p className="text-caption text-muted">{signedValue(value)}</p>
        </div>
      </div>
      <DifferenceBar value={value} widest={widest} />
      {reason}
    </div>
  );
}
