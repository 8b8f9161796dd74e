import { CalendarX2 } from 'lucide-react';
import { Link } from 'react-router';
import { type ConflictsFilter, conflictsUrl } from './conflicts-chip/conflicts-url.ts';
import { chipStyle } from './conflicts-chip/style.ts';
import { texts } from './conflicts-chip/texts.ts';

type Props = {
  readonly count: number;
  readonly filter?: ConflictsFilter;
  /** Whose they are, where more than one chip stands on the page. */
  readonly name?: string;
};

/** How many appointments wait for another place, and the way to them; nothing where none does. */
export function ConflictsChip({ count, filter, name }: Props) {
  if (count === 0) return null;
  return (
    <Link
      to={conflictsUrl(filter)}
      {...(name ? { 'aria-label': texts.of(name, count) } : {})}
      className={chipStyle}
    >
      <CalendarX2 size={15} strokeWidth={1.9} className="flex-none" />
      {texts.waiting(count)}
    </Link>
  );
}
