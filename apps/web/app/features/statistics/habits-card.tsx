import { Card } from './card.tsx';
import { Fact } from './fact.tsx';
import { countText, percentText, shareText } from './format.ts';
import { LoyaltyFacts } from './loyalty-facts.tsx';
import { appointmentTotals, noShowTenths } from './model/totals.ts';
import { texts } from './texts.ts';
import type { Statistics } from './use-statistics.ts';

const words = texts.habits;

type Props = { readonly statistics: Statistics; readonly salonCode: string };

/** Whether people come, come back, how long they stay, and how far ahead they book. */
export function HabitsCard({ statistics, salonCode }: Props) {
  const { byDay, bySource, daysAhead, newCustomers, returningCustomers } = statistics.figures.appointments;
  const totals = appointmentTotals(byDay);
  const noShow = noShowTenths(totals);
  const online = bySource.find(({ source }) => source === 'online')?.count ?? 0;
  const highest = Math.max(1, ...daysAhead);
  return (
    <Card title={words.title}>
      <dl className="grid grid-cols-3 gap-3 max-small:grid-cols-1">
        <Fact
          name={words.noShow}
          value={noShow === null ? words.none : percentText(noShow)}
          line={
            noShow === null
              ? words.noShowNone
              : words.noShowLine(totals.noShow, totals.completed + totals.noShow)
          }
        />
        <Fact
          name={words.returning}
          value={shareText(returningCustomers, returningCustomers + newCustomers)}
          line={words.returningLine(returningCustomers, newCustomers)}
        />
        <Fact
          name={words.online}
          value={shareText(online, totals.count)}
          line={words.onlineLine(online, totals.count)}
        />
      </dl>
      <div className="mt-4">
        <LoyaltyFacts statistics={statistics} salonCode={salonCode} />
      </div>
      <h3 className="mt-4 mb-2 font-strong text-label">{words.ahead}</h3>
      <ul className="grid gap-1.5">
        {words.steps.map((name, index) => {
          const count = daysAhead[index] ?? 0;
          return (
            <li key={name} className="grid grid-cols-[7rem_minmax(0,1fr)_3rem] items-center gap-2 text-label">
              <span className="text-ink-2">{name}</span>
              <span aria-hidden="true" className="h-2 rounded-full bg-sunken">
                <span
                  className="block h-full rounded-full bg-v4 print:border print:border-ink"
                  style={{ width: `${(count / highest) * 100}%` }}
                />
              </span>
              <span className="num text-right font-medium">{countText(count)}</span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
