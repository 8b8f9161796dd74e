import { priceText, sumText } from '../../parts/money-text.ts';
import { shortDay, today } from '../../ui/day-text.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { Section } from '../../ui/section.tsx';
import { Switch } from '../../ui/switch.tsx';
import { sessionDays } from './session-days.ts';
import { texts } from './texts.ts';
import type { ServiceForm } from './use-service-form.ts';
import { defaultSessions, noSessions } from './values.ts';

const words = texts.sessions;

export function SessionSection({ form }: { readonly form: ServiceForm }) {
  const { type, sessionCount, sessionIntervalDays, price } = form.values;
  const turn = (isOn: boolean) =>
    form.set({ type: isOn ? 'Session' : 'Single', ...(isOn ? defaultSessions : noSessions) });
  return (
    <Section title={words.title} isTitleHidden>
      <div className="pb-2">
        <Switch isTitle label={words.title} hint={words.text} value={type === 'Session'} onChange={turn} />
      </div>
      {type === 'Session' && (
        <div className="rounded-card bg-sunken px-4.5 pt-4 pb-4.5 dark:bg-raised">
          <div className="grid gap-x-4 gap-y-3.5 tablet:grid-cols-2">
            <NumberField
              {...form.field('sessionCount')}
              label={words.count}
              suffix={words.countUnit}
              min={2}
              max={50}
              step={1}
            />
            <NumberField
              {...form.field('sessionIntervalDays')}
              label={words.interval}
              suffix={words.dayUnit}
              min={1}
              max={365}
              step={1}
            />
          </div>
          {isWithin(sessionCount, 2, 50) && isWithin(sessionIntervalDays, 1, 365) && (
            <Plan count={sessionCount} everyDays={sessionIntervalDays} price={price ?? 0} />
          )}
        </div>
      )}
    </Section>
  );
}

/** What is still being typed is not planned with. */
const isWithin = (figure: number | null, lowest: number, highest: number): figure is number =>
  figure !== null && figure >= lowest && figure <= highest;

type PlanProps = { readonly count: number; readonly everyDays: number; readonly price: number };

function Plan({ count, everyDays, price }: PlanProps) {
  const first = today();
  const [, month = 0, day = 0] = first.split('-').map(Number);
  // In kurus, since a sum of lira is not exact.
  const total = (Math.round(price * 100) * count) / 100;
  return (
    <>
      <ol
        aria-label={words.plan}
        className="num mt-5 grid grid-cols-2 gap-y-4 tablet:auto-cols-fr tablet:grid-flow-col tablet:grid-cols-none"
      >
        {sessionDays(first, count, everyDays).map(({ nth, day: on }) => (
          <li
            key={nth}
            className="group relative text-label text-muted not-last:before:absolute not-last:before:top-3.25 not-last:before:right-0 not-last:before:left-7 not-last:before:h-0.5 not-last:before:bg-line-strong/35 max-tablet:before:hidden"
          >
            <span className="mb-2 grid size-7 place-items-center rounded-full bg-surface font-semibold text-ink shadow-control group-first:bg-accent group-first:text-on-accent group-first:shadow-none">
              <span aria-hidden="true">{nth}</span>
              <span className="sr-only">{words.nth(nth)}</span>
            </span>
            <b className="block font-strong text-ink">{shortDay(on)}</b>
            {priceText(price)}
          </li>
        ))}
      </ol>
      <p className="num mt-4 flex items-center gap-2 pt-3.5 text-muted shadow-above">
        <span className="flex-1">{words.total(day, month)}</span>
        <b className="font-semibold text-ink">{sumText(total)}</b>
      </p>
    </>
  );
}
