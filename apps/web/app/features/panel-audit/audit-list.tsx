import { ArrowRight, ChevronRight } from 'lucide-react';
import type { AuditEntry } from '../../data/audit.ts';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { kindIcons } from './kind-icons.ts';
import { clockOf, entriesByDay } from './model/entries-by-day.ts';
import { authorName, type Names, salonName, sentenceOf, shortChange } from './model/entry-texts.ts';
import { texts } from './texts.ts';

type ListProps = {
  readonly entries: readonly AuditEntry[];
  readonly names: Names;
  readonly today: string;
  readonly shownCode: string | undefined;
  readonly show: (entry: AuditEntry) => void;
};

export function AuditList({ entries, names, today, shownCode, show }: ListProps) {
  return entriesByDay(entries, today).map(({ day, heading, entries: own }) => (
    <section key={day} aria-label={heading}>
      <h2 className="num sticky top-0 z-2 bg-surface pt-4 pb-2 font-display font-semibold text-head-18/7">
        {heading}
      </h2>
      <ul>
        {own.map((entry) => (
          <li key={entry.code}>
            <Row entry={entry} names={names} isShown={entry.code === shownCode} onPress={() => show(entry)} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

type RowProps = {
  readonly entry: AuditEntry;
  readonly names: Names;
  readonly isShown: boolean;
  readonly onPress: () => void;
};

const row =
  'group relative grid w-full cursor-pointer grid-cols-[3.25rem_1.875rem_minmax(0,1fr)_auto] items-start gap-x-3 rounded-lg py-2.75 pr-3 text-left hover:bg-sunken current:bg-accent-soft max-tablet:gap-x-2.5 max-tablet:pr-0';
/** The thread on which the entries of a day hang. */
const thread =
  'before:absolute before:inset-y-0 before:left-19.75 before:w-px before:bg-line max-tablet:before:left-19.25';

function Row({ entry, names, isShown, onPress }: RowProps) {
  const Icon = kindIcons[entry.kind];
  return (
    <button
      type="button"
      aria-current={isShown ? 'true' : undefined}
      onClick={onPress}
      className={`num ${row} ${thread}`}
    >
      <span className="pt-1 text-right text-muted leading-5">{clockOf(entry)}</span>
      <span className="relative z-1 grid size-7.5 place-items-center rounded-full bg-surface text-ink-2 ring-1 ring-line ring-inset group-current:bg-accent group-current:text-on-accent group-current:ring-0 dark:bg-raised">
        <Icon size={15} />
      </span>
      <RowText entry={entry} names={names} />
      <ChevronRight size={17} className="mt-1.5 text-muted max-tablet:hidden" />
    </button>
  );
}

function RowText({ entry, names }: Pick<RowProps, 'entry' | 'names'>) {
  const { salonCode, reason } = entry;
  const change = shortChange(entry, names);
  return (
    <span className="min-w-0 pt-1">
      <span className="wrap-anywhere block text-pretty text-ink-2 leading-5">
        <b className="font-strong text-ink">{authorName(entry)}</b>, {sentenceOf(entry)}
        {salonCode && (
          <>
            {' \u00b7 '}
            <b className="font-strong text-ink">{salonName(salonCode, names)}</b>
          </>
        )}
      </span>
      {reason && (
        <span className="wrap-anywhere mt-px block text-label text-muted">{texts.because(reason)}</span>
      )}
      {change && (
        <span className="mt-1.25 flex flex-wrap items-center gap-1.5 text-label">
          <span className={`${chip} text-muted line-through`}>{change.before}</span>
          <ArrowRight size={13} className="shrink-0 text-muted" />
          <span className={chip}>{change.after}</span>
        </span>
      )}
    </span>
  );
}

const chip =
  'wrap-anywhere rounded-sm bg-sunken px-1.75 leading-5 ring-1 ring-line ring-inset dark:bg-sir-850';

const loadingRows = ['w-3/5', 'w-1/2', 'w-2/3', 'w-2/5', 'w-1/2', 'w-3/5'];

export function AuditListSkeleton() {
  return (
    <SkeletonArea>
      <Skeleton className="mt-5 mb-4 h-5 w-56" />
      {loadingRows.map((width, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className="grid grid-cols-[3.25rem_1.875rem_minmax(0,1fr)] gap-x-3 py-2.75">
          <Skeleton className="mt-1.5 ml-auto h-3.5 w-9" />
          <Skeleton className="size-7.5 rounded-full" />
          <span className="grid gap-2 pt-1.5">
            <Skeleton className={`h-3.5 ${width}`} />
            <Skeleton className="h-3 w-1/3" />
          </span>
        </div>
      ))}
    </SkeletonArea>
  );
}
