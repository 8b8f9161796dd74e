import { CalendarX2 } from 'lucide-react';
import { Link } from 'react-router';
import { type ConflictsFilter, conflictsUrl } from './conflicts-chip/conflicts-url.ts';
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
      className="num inline-flex h-11 items-center gap-1.5 whitespace-nowrap rounded-full bg-warning-bg px-3 font-strong text-label text-warning-ink ring-1 ring-pending-line/45 ring-inset hover:underline tablet:h-7.5"
    >
      <CalendarX2 size={15} strokeWidth={1.9} className="flex-none" />
      {texts.waiting(count)}
    </Link>
  );
}
