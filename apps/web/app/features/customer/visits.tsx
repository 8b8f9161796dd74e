import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { servicesQuery } from '../../data/services.ts';
import { statusLooks } from '../../parts/appointment-status.ts';
import { useCategoryNames } from '../../parts/category-names.ts';
import { datesText } from '../../parts/day-range.ts';
import { priceText } from '../../parts/money-text.ts';
import type { VisitLine } from '../../parts/visit-lines.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { longDay } from '../../ui/day-text.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { Panel } from './panel.tsx';
import { texts } from './texts.ts';

/** More of them do not fit beside the title. */
const maxKinds = 3;

/** Which kinds of service were done in these visits, the most frequent first. */
const useServiceKinds = (salonCode: string, lines: readonly VisitLine[]) => {
  const { data: services } = useQuery(servicesQuery(salonCode));
  const names = useCategoryNames();
  return useMemo(() => {
    const kindOf = new Map(services?.map(({ code, category }) => [code, category] as const));
    const isOf = (line: VisitLine, kind: string): boolean =>
      line.services.some(({ code }) => kindOf.get(code) === kind);
    const done = new Set(
      lines.flatMap((line) => line.services.flatMap(({ code }) => kindOf.get(code) ?? [])),
    );
    const kinds = [...done]
      .map((kind) => ({
        value: kind as string,
        label: names?.get(kind) ?? '',
        count: lines.filter((line) => isOf(line, kind)).length,
      }))
      .filter(({ label }) => label !== '')
      .toSorted((one, other) => other.count - one.count)
      .slice(0, maxKinds)
      .map(({ value, label }) => ({ value, label }));
    return { kinds, isOf };
  }, [services, names, lines]);
};

const words = texts.visits;
/** As many as fit a screen; the past comes piece by piece. */
const firstCount = 8;
const pageSize = 20;

type Props = {
  readonly salonCode: string;
  /** Undefined until they came. */
  readonly lines: readonly VisitLine[] | undefined;
  readonly failure: string | undefined;
  readonly seesPrices: boolean;
  readonly open: (code: string) => void;
};

export function Visits({ lines, failure, ...props }: Props) {
  if (lines) return <VisitList {...props} lines={lines} />;
  return (
    <Panel title={words.title} tour="customer-visits">
      {failure === undefined ? (
        <VisitsSkeleton />
      ) : (
        <p className="text-muted">{`${words.failed} ${failure}`}</p>
      )}
    </Panel>
  );
}

const noKind = '';

function VisitList({
  salonCode,
  lines,
  seesPrices,
  open,
}: Omit<Props, 'lines' | 'failure'> & { readonly lines: readonly VisitLine[] }) {
  const { kinds, isOf } = useServiceKinds(salonCode, lines);
  const [kind, setKind] = useState(noKind);
  const [many, setMany] = useState(firstCount);
  const fitting = kind === noKind ? lines : lines.filter((line) => isOf(line, kind));
  const earlier = fitting.length - many;
  return (
    <Panel
      title={words.title}
      tour="customer-visits"
      end={
        kinds.length > 1 && (
          <div className="max-tablet:hidden">
            <Segmented
              label={words.filter}
              options={[{ value: noKind, label: words.all }, ...kinds]}
              value={kind}
              onChange={setKind}
            />
          </div>
        )
      }
    >
      {fitting.length === 0 && (
        <p className="text-muted">{lines.length === 0 ? words.empty : words.noneOfKind}</p>
      )}
      <ol>
        {fitting.slice(0, many).map((line) => (
          <Line key={line.code} line={line} seesPrices={seesPrices} open={open} />
        ))}
      </ol>
      {earlier > 0 && (
        <div className="mt-3">
          <Button look="outline" isWide onPress={() => setMany((now) => now + pageSize)}>
            {words.earlier(Math.min(earlier, pageSize))}
          </Button>
        </div>
      )}
    </Panel>
  );
}

const grounds = {
  amber: 'bg-pending-bg text-pending-ink',
  blue: 'bg-approved-bg text-approved-ink',
  green: 'bg-completed-bg text-completed-ink',
  red: 'bg-canceled-bg text-canceled-ink',
  grey: 'bg-noshow-bg text-noshow-ink',
} as const;

const isUpcoming = ({ status }: VisitLine): boolean => status === 'Pending' || status === 'Approved';

/** What is to come says its weekday and hour too. */
const dayText = (line: VisitLine): string => {
  const day = line.startsAt.slice(0, 10);
  return isUpcoming(line) ? `${longDay(day)}, ${line.startsAt.slice(11, 16)}` : datesText(day, day);
};

type LineProps = {
  readonly line: VisitLine;
  readonly seesPrices: boolean;
  readonly open: (code: string) => void;
};

function Line({ line, seesPrices, open }: LineProps) {
  const { word, tone, Icon } = statusLooks[line.status];
  const day = dayText(line);
  const isDone = line.status === 'Completed';
  return (
    <li className="num relative pb-4.5 pl-8.5 before:absolute before:top-6.5 before:-bottom-0.5 before:left-3 before:w-0.5 before:rounded-full before:bg-line last:pb-0.5 last:before:hidden">
      <span
        aria-hidden="true"
        className={`absolute top-0 left-0 grid size-6.5 place-items-center rounded-full ring-1 ring-current/20 ring-inset ${grounds[tone]}`}
      >
        <Icon size={14} strokeWidth={2.2} />
      </span>
      <div className="flex min-h-6.5 items-center gap-3">
        <span className="min-w-0 flex-1">
          <button
            type="button"
            onClick={() => open(line.code)}
            aria-label={words.open(day)}
            className="cursor-pointer rounded-xs text-left font-strong hover:underline"
          >
            {day}
          </button>
        </span>
        {isDone ? (
          <>
            <span className="sr-only">{word}</span>
            {seesPrices && <span className="font-strong">{priceText(line.price)}</span>}
          </>
        ) : (
          <Badge tone={tone} icon={Icon}>
            {word}
          </Badge>
        )}
      </div>
      <p className="text-label text-muted">
        {line.services.map(({ name, session }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same service may be there twice
          <span key={index}>
            {index > 0 && ', '}
            {name}
            {session && (
              <span className="ml-1 inline-block rounded-xs px-1.25 font-semibold text-micro-size leading-4 ring-1 ring-line-strong ring-inset">
                {session}
              </span>
            )}
          </span>
        ))}
        {` \u00b7 ${line.employees}`}
        {isUpcoming(line) && seesPrices && ` \u00b7 ${priceText(line.price)}`}
      </p>
      {line.notes.map((note) => (
        <p key={note} className="mt-0.75 text-note-size text-ink-2 leading-4.75 wrap-anywhere">
          {note}
        </p>
      ))}
    </li>
  );
}

const waiting = [1, 2, 3, 4] as const;

const VisitsSkeleton = () => (
  <SkeletonArea>
    {waiting.map((index) => (
      <div key={index} className="flex gap-2.5 pb-5">
        <Skeleton className="size-6.5 rounded-full" />
        <div className="grid flex-1 gap-2 pt-1">
          <Skeleton className="h-3.5 w-40 max-w-full" />
          <Skeleton className="h-3 w-56 max-w-full" />
        </div>
      </div>
    ))}
  </SkeletonArea>
);
