import { sumLira } from '@ayna/domain/money';
import { useState } from 'react';
import { priceText } from '../../parts/money-text.ts';
import { Button } from '../../ui/button.tsx';
import { months } from '../../ui/controls.texts.ts';
import { monthTitle } from '../../ui/day-text.ts';
import { Panel } from './panel.tsx';
import type { MonthSum } from './rules/spending.ts';
import { texts } from './texts.ts';

const words = texts.spending;
const chartHeight = 76;
const step = 20;
const barWidth = 13;
/** A month without anything is still a month. */
const minBar = 3;

const shortMonth = (month: string): string => months[Number(month.slice(5)) - 1]?.short ?? '';

/** Bars for the eye, a table for anyone who asks for it. */
export function Spending({ sums }: { readonly sums: readonly MonthSum[] }) {
  const [isTable, setTable] = useState(false);
  const total = sumLira(sums.map(({ sum }) => sum));
  return (
    <Panel title={words.title} end={<span className="num font-strong">{priceText(total)}</span>}>
      {isTable ? <AsTable sums={sums} /> : <Bars sums={sums} />}
      {total > 0 && (
        <div className="mt-2 -ml-2.5">
          <Button look="ghost" size="sm" aria-pressed={isTable} onPress={() => setTable((now) => !now)}>
            {words.table}
          </Button>
        </div>
      )}
    </Panel>
  );
}

function Bars({ sums }: { readonly sums: readonly MonthSum[] }) {
  const highest = Math.max(...sums.map(({ sum }) => sum));
  const best = sums.find(({ sum }) => sum === highest);
  const label =
    best && highest > 0 ? words.chart(monthTitle(`${best.month}-01`), priceText(highest)) : words.nothing;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${sums.length * step} ${chartHeight + 18}`}
      className="w-full"
    >
      {sums.map(({ month, sum }, index) => {
        const height = highest === 0 ? minBar : Math.max(minBar, (sum / highest) * chartHeight);
        const x = index * step + (step - barWidth) / 2;
        return (
          <g key={month}>
            <rect
              x={x}
              y={chartHeight - height}
              width={barWidth}
              height={height}
              rx="2.5"
              className={sum === 0 ? 'fill-line' : 'fill-accent'}
            />
            {index % 2 === 0 && (
              <text
                x={x + barWidth / 2}
                y={chartHeight + 14}
                textAnchor="middle"
                className="fill-muted text-tiny"
              >
                {shortMonth(month)}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

function AsTable({ sums }: { readonly sums: readonly MonthSum[] }) {
  return (
    <table className="num w-full text-label">
      <thead className="sr-only">
        <tr>
          <th scope="col">{words.month}</th>
          <th scope="col">{words.sum}</th>
        </tr>
      </thead>
      <tbody>
        {sums.map(({ month, sum }) => (
          <tr key={month}>
            <td className="py-0.75 text-muted">{monthTitle(`${month}-01`)}</td>
            <td className="py-0.75 text-right font-medium">{priceText(sum)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
