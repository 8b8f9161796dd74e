import { ChevronDown, type LucideIcon } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { Grid } from './grid.ts';
import { texts } from './texts.ts';

type Props = {
  readonly icon: LucideIcon;
  readonly sentence: string;
  readonly grid: Grid;
  readonly reason: string;
  /** The one thing to do; null for who may not. */
  readonly action: ReactNode;
};

/** A sentence, what to do, and one press away the numbers and the rule behind it. */
export function Suggestion({ icon: Icon, sentence, grid, reason, action }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <li className="grid grid-cols-row-13.5 items-start gap-x-4.5 gap-y-1.5 px-5.5 py-5 shadow-above first:shadow-none max-tablet:grid-cols-lead-11 max-tablet:gap-x-3.5 max-tablet:px-4">
      <span
        aria-hidden="true"
        className="glint relative grid h-14 w-11 place-items-center overflow-hidden rounded-full bg-accent-soft-2 text-accent-ink"
      >
        <Icon size={20} />
      </span>
      <div className="min-w-0">
        <h3 className="display num text-pretty text-head-22 leading-7">{sentence}</h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className={`inline-flex h-8 items-center gap-1.5 rounded-xs font-medium text-label hover:text-ink max-tablet:h-11 ${isOpen ? 'text-accent-ink' : 'text-muted'}`}
        >
          <ChevronDown size={16} className={isOpen ? 'rotate-180' : ''} />
          {texts.why}
        </button>
      </div>
      {action && <div className="pt-1.5 max-tablet:order-last max-tablet:col-start-2">{action}</div>}
      <div
        id={id}
        hidden={!isOpen}
        className="col-span-2 col-start-2 grid grid-cols-2 gap-5 rounded-box bg-sunken px-4.5 py-4 max-tablet:col-span-full max-tablet:col-start-1 max-tablet:grid-cols-1 dark:bg-sir-850"
      >
        <NumberGrid grid={grid} />
        <p className="text-ink-2 text-label leading-5">{reason}</p>
      </div>
    </li>
  );
}

function NumberGrid({ grid: { label, corner, columns, rows } }: { readonly grid: Grid }) {
  return (
    <table className="num w-full border-separate border-spacing-[3px] self-start text-note-size">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr className="text-left text-muted">
          <th scope="col" className="w-16 font-normal">
            <span className="sr-only">{corner}</span>
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" className="font-normal">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ head, cells }) => (
          <tr key={head}>
            <th scope="row" className="whitespace-nowrap pr-2 text-left font-normal text-muted">
              {head}
            </th>
            {cells.map((cell, index) => (
              <td
                key={columns[index]}
                className="h-7 rounded-badge border border-accent bg-accent-soft text-center font-strong text-ink"
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
