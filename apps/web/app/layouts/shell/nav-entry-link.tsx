import { Link } from 'react-router';
import type { Count, NavEntry } from './nav-entries.ts';
import { texts } from './texts.ts';

type Counts = Readonly<Record<Count, number>>;

type Props = { readonly entry: NavEntry; readonly current: boolean; readonly counts: Counts };

export function NavEntryLink({ entry, current, counts }: Props) {
  const Icon = entry.icon;
  return (
    <Link
      to={entry.path}
      aria-current={current ? 'page' : undefined}
      className="group flex h-8.75 items-center gap-2.5 rounded-md px-2.5 font-medium text-ink-2 transition-colors duration-[120ms] hover:bg-ink/5 hover:text-ink aria-[current]:bg-surface aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:shadow-[0_0_0_1px_var(--line),var(--sh-1)] dark:aria-[current]:bg-raised"
    >
      <Icon
        aria-hidden="true"
        size={18}
        strokeWidth={1.75}
        className="shrink-0 text-muted group-aria-[current]:text-accent"
      />
      <span className="truncate">{entry.label}</span>
      {entry.count && <CountBadge kind={entry.count} count={counts[entry.count]} />}
    </Link>
  );
}

function CountBadge({ kind, count }: { readonly kind: Count; readonly count: number }) {
  if (count === 0) return null;
  return (
    <span className="num ml-auto grid h-4.75 shrink-0 place-items-center rounded-sm bg-accent-soft-2 px-1.5 font-semibold text-accent-ink text-caption">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{texts[kind](count)}</span>
    </span>
  );
}
