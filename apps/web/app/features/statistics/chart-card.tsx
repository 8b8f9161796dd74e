import { Table } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from './card.tsx';
import { FigureTable, type TableData } from './figure-table.tsx';
import { texts } from './texts.ts';

type Props = Omit<ComponentProps<typeof Card>, 'end'> & {
  readonly legend: ReactNode;
  readonly table: TableData;
};

/** A chart that can be read as a table with the same numbers. */
export function ChartCard({ legend, table, children, ...card }: Props) {
  const [isTable, setTable] = useState(false);
  return (
    <Card {...card} end={legend}>
      {isTable ? <FigureTable label={texts.table(card.title)} {...table} /> : children}
      <div className="-mb-1.5 -ml-2.5 pt-2 print:hidden">
        <Button
          look="ghost"
          size="sm"
          icon={Table}
          aria-pressed={isTable}
          onPress={() => setTable((now) => !now)}
        >
          {texts.asTable}
        </Button>
      </div>
    </Card>
  );
}

type Sign = { readonly name: string; readonly mark: string };

/** What the colours of a chart mean. */
export function Legend({ signs }: { readonly signs: readonly Sign[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-label text-muted">
      {signs.map(({ name, mark }) => (
        <li key={name} className="flex items-center gap-1.75">
          <span aria-hidden="true" className={mark} />
          {name}
        </li>
      ))}
    </ul>
  );
}

export const marks = {
  bar1: 'size-3 rounded-bar bg-v1',
  bar2: 'size-3 rounded-bar bg-v2',
  dashed: 'size-3 rounded-bar border border-dashed border-v1',
  line: 'h-0.75 w-4 rounded-full bg-v2',
} as const;
