import { Check, Minus } from 'lucide-react';
import type { MemberRights } from '../../data/members.ts';
import { longDayOf } from '../../parts/moment-text.ts';
import { canDo } from './can-do.ts';
import type { Groups } from './rights.ts';
import { texts } from './texts.ts';

const card = 'rounded-card p-5 shadow-outline dark:bg-raised';

type CanDoProps = { readonly title: string; readonly groups: Groups };

/** The switches once more, in words. */
export function CanDoCard({ title, groups }: CanDoProps) {
  return (
    <section data-tour="can" className={card}>
      <h2 className="font-semibold text-title-s">{title}</h2>
      <ul className="mt-3.5 grid gap-2.5">
        {canDo(groups).map(({ can, text }) => (
          <li key={text} className={`grid grid-cols-lead-5 gap-2.25 leading-5 ${can ? '' : 'text-muted'}`}>
            {can ? (
              <Check size={18} strokeWidth={1.9} className="mt-px text-success-ink" />
            ) : (
              <Minus size={18} strokeWidth={1.9} className="mt-px" />
            )}
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function LastChange({ changedAt, changedBy }: Pick<MemberRights, 'changedAt' | 'changedBy'>) {
  const { title, never, by } = texts.last;
  return (
    <section className={`${card} py-4!`}>
      <h2 className="text-label text-muted">{title}</h2>
      <p className="num mt-0.5">{changedAt && changedBy ? by(changedBy, longDayOf(changedAt)) : never}</p>
    </section>
  );
}
