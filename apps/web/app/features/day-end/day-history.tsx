import type { DayEndView } from '../../data/day-end.ts';
import { momentOf } from '../../parts/moment-text.ts';
import { sumText } from '../../parts/money-text.ts';
import { texts } from './texts.ts';

const words = texts.history;

/** Who counted before without agreeing, and who opened the day again and why. */
export function DayHistory({ view: { openings, otherCounts } }: { readonly view: DayEndView }) {
  const lines = [
    ...openings.map(({ at, name, reason }) => ({ at, text: words.opened(momentOf(at), name, reason) })),
    ...otherCounts.map(({ at, name, counted }) => ({
      at,
      text: words.counted(momentOf(at), name, sumText(counted.cash)),
    })),
  ].toSorted((one, other) => other.at.localeCompare(one.at));
  if (lines.length === 0) return null;
  return (
    <section className="px-1">
      <h2 className="mb-1.5 font-strong text-ink-2 text-label">{words.title}</h2>
      <ul className="num grid gap-1 text-caption text-muted">
        {lines.map(({ at, text }) => (
          <li key={`${at} ${text}`}>{text}</li>
        ))}
      </ul>
    </section>
  );
}
