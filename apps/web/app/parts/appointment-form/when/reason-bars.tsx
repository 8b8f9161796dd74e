import { clockAt } from '@ayna/domain/wall-clock';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { unavailableReasonsQuery } from '../../../data/appointments.ts';
import type { Employee } from '../../../data/employees.ts';
import type { Salon } from '../../../data/salon.ts';
import { longDay } from '../../../ui/day-text.ts';
import { Skeleton, SkeletonArea } from '../../../ui/skeleton.tsx';
import { employeeName } from '../../service-facts.ts';
import { startsOn } from '../model/days.ts';
import { minutesOf } from '../model/draft.ts';
import { openOn, type Span } from '../model/times.ts';
import { axisRange, hoursOn, type ReasonRow, reasonRows, startRanges } from '../model/unavailability.ts';
import { texts } from '../texts.ts';
import type { AddAppointment } from '../use-add-appointment.ts';

const words = texts.why;

type Props = { readonly form: AddAppointment; readonly salon: Salon; readonly employee: Employee };

const rangeText = ({ from, to }: Span): string => texts.range(clockAt(from), clockAt(to));

/** Where a stretch of the day lies on the axis. */
const barStyle = ({ from, to }: Span, axis: Span): CSSProperties => {
  const percent = (minutes: number): string => `${(minutes / (axis.to - axis.from)) * 100}%`;
  return { left: percent(from - axis.from), width: percent(to - from) };
};

export function ReasonBars({ form: { draft, days }, salon, employee }: Props) {
  const { date } = draft;
  const asked = { date, employeeCode: employee.code, desk: 'true' } as const;
  const { data, isError } = useQuery(unavailableReasonsQuery(salon.code, asked));
  if (isError) return <p className="text-danger-ink">{words.failed}</p>;
  if (!data)
    return (
      <SkeletonArea>
        <Skeleton className="h-40" />
      </SkeletonArea>
    );
  const axis = axisRange(openOn(salon.openingHours, date));
  const length = minutesOf(draft);
  const starts = startsOn(days.day, { employeeCode: employee.code, isSplit: false });
  return (
    <>
      <p className="mb-3 text-label text-muted">{words.text(employeeName(employee), longDay(date))}</p>
      <div className="num grid grid-cols-lead-26 items-center gap-y-1.25 tablet:grid-cols-lead-49">
        <span />
        <Axis axis={axis} />
        {reasonRows(data, { date, shown: axis, length }).map((row) => (
          <Row key={row.why} row={row} axis={axis} length={length} />
        ))}
        <Starts starts={starts} step={salon.slotStep} axis={axis} />
      </div>
    </>
  );
}

function Axis({ axis }: { readonly axis: Span }) {
  return (
    <div aria-hidden="true" className="relative h-4.5 text-tag-size text-muted">
      {hoursOn(axis).map(({ minute, label }, index) => (
        <span
          key={label}
          style={{ left: barStyle({ from: minute, to: minute }, axis).left }}
          className={`absolute ${index === 0 ? '' : minute === axis.to ? '-translate-x-full' : '-translate-x-1/2'}`}
        >
          {label}
        </span>
      ))}
    </div>
  );
}

const labelStyle = 'flex min-w-0 flex-col leading-4 tablet:flex-row tablet:items-baseline tablet:gap-1.75';

type RowProps = { readonly row: ReasonRow; readonly axis: Span; readonly length: number };

function Row({ row, axis, length }: RowProps) {
  const name = words.rows[row.why];
  return (
    <>
      <span className={labelStyle}>
        <b className="font-medium text-label">{name}</b>
        <small className="text-tag-size text-muted">
          {row.why === 'too-short' ? words.needed(length) : texts.length(row.minutes)}
        </small>
      </span>
      <div
        role="img"
        aria-label={words.bar(name, row.spans.map(rangeText).join(', '))}
        className="relative h-5.5 overflow-hidden rounded-sm bg-surface shadow-frame"
      >
        {row.spans.map((span) => (
          <i
            key={span.from}
            style={barStyle(span, axis)}
            className="absolute inset-y-0 min-w-0.75 bg-[repeating-linear-gradient(115deg,rgb(19_60_60/0.34)_0_1px,transparent_1px_5px)] bg-sir-200 dark:bg-[repeating-linear-gradient(115deg,rgb(210_240_240/0.24)_0_1px,transparent_1px_5px)] dark:bg-sir-800"
          />
        ))}
      </div>
    </>
  );
}

type StartsProps = { readonly starts: readonly string[]; readonly step: number; readonly axis: Span };

function Starts({ starts, step, axis }: StartsProps) {
  const stretches = startRanges(starts, step);
  const reasonText = stretches.map(({ from, to }) => (from === to ? clockAt(from) : rangeText({ from, to })));
  return (
    <>
      <span className={`${labelStyle} pt-1.5 tablet:flex-col!`}>
        <b className="font-semibold text-label">{words.starts}</b>
        <small className="text-tag-size text-muted">
          {starts.length > 0 ? words.startsCount(starts.length) : words.noStarts}
        </small>
      </span>
      <div
        role="img"
        aria-label={words.bar(words.starts, reasonText.join(', ') || words.noStarts)}
        className="relative mt-1.5 h-7.5 border-line border-t"
      >
        {stretches.map((span) => (
          <i
            key={span.from}
            style={barStyle({ from: span.from, to: Math.max(span.to, span.from + step) }, axis)}
            className="absolute top-1 bottom-0 min-w-1 rounded-sm bg-accent"
          />
        ))}
      </div>
    </>
  );
}
