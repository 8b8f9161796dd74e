import { weekdayOf } from '@ayna/domain/wall-clock';
import { ChevronDown } from 'lucide-react';
import { memo, use } from 'react';
import { dayNames } from '../../../parts/week-hours/texts.ts';
import { initialsOf } from '../../../ui/avatar/person.ts';
import { useTint } from '../../../ui/avatar/team-tints.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { longDay } from '../../../ui/day-text.ts';
import type { Column } from '../model/columns.ts';
import type { Range } from '../model/scale.ts';
import { SickDayContext } from '../sick-day/sick-day-context.ts';
import { texts as sickDayTexts } from '../sick-day/texts.ts';
import { texts } from '../texts.ts';
import { isClosed } from './column-rules.ts';

type Props = { readonly columns: readonly Column[]; readonly isLoading: boolean };

/** Away for all that is shown of the day. */
const isAway = ({ closed, load }: Column): boolean =>
  load === undefined && closed.some(({ reason }) => reason === 'leave');

const loadWords = (column: Column): readonly string[] => {
  if (isAway(column)) return [texts.closed.leave];
  return column.load === undefined ? [] : [texts.load(column.load)];
};

const factsOf = (column: Column): string => [texts.count(column.count), ...loadWords(column)].join(texts.dot);

/** '9 - %64', without the words. */
const shortFactsOf = (column: Column): string =>
  [
    String(column.count),
    ...(column.load === undefined ? loadWords(column) : [texts.percent(column.load)]),
  ].join(texts.dot);

/**
 * Over the columns of the whole team: who, how much, how full. A press opens their day; with the right to say that
 * they are away, a menu of both.
 */
export const TeamHeads = memo(function TeamHeads({ columns, isLoading }: Props) {
  const mayMark = use(SickDayContext);
  return (
    <div className="cal-heads">
      <div className="cal-corner" />
      {columns.map((column) => {
        const { key, name, employeeCode } = column;
        const facts = { full: factsOf(column), short: shortFactsOf(column) };
        return employeeCode !== '' && !isLoading ? (
          <div key={key} className="cal-head @container grid">
            <button
              type="button"
              {...(mayMark
                ? { 'data-absence': employeeCode, 'aria-haspopup': 'menu' }
                : { 'data-open-employee': employeeCode })}
              className={`${headStyle} cursor-pointer text-left -outline-offset-2 hover:bg-sunken`}
            >
              <Person name={name} employeeCode={employeeCode} facts={facts} />
              <span className="sr-only">{mayMark ? sickDayTexts.head : texts.ownDay}</span>
              {mayMark && <ChevronDown size={16} className="@max-column:hidden flex-none text-muted" />}
            </button>
          </div>
        ) : (
          <div key={key} className={`cal-head ${headStyle}`}>
            <Person name={name} employeeCode={employeeCode} facts={isLoading ? noFacts : facts} />
          </div>
        );
      })}
    </div>
  );
});

const headStyle = 'flex min-w-0 items-center gap-2 px-2.5 py-2.5';

type Facts = { readonly full: string; readonly short: string };

const noFacts: Facts = { full: '\u00a0', short: '\u00a0' };

type PersonProps = Pick<Column, 'name' | 'employeeCode'> & { readonly facts: Facts };

function Person({ name, employeeCode, facts }: PersonProps) {
  return (
    <>
      <Avatar name={name} seed={employeeCode} size="sm" />
      <div className="@container min-w-0 flex-1">
        <b className="block truncate font-semibold leading-4.5">{name}</b>
        <span className="num block truncate text-tag-size text-muted leading-4">
          <span className="@max-facts:sr-only">{facts.full}</span>
          <span aria-hidden="true" className="@min-facts:hidden">
            {facts.short}
          </span>
        </span>
      </div>
    </>
  );
}

/** Who has how many, over a day of the whole team; a phone has no room for it. */
function People({ column: { people } }: { readonly column: Column }) {
  if (people.length === 0) return null;
  return (
    <span
      aria-hidden="true"
      className="flex flex-wrap justify-center gap-x-1.5 gap-y-0.5 px-1 pb-2 max-tablet:hidden @max-people:mx-auto @max-people:grid @max-people:w-max @max-people:grid-cols-3"
    >
      {people
        .filter(({ count }) => count > 0)
        .map(({ code, name, count }) => (
          <span key={code} className="num inline-flex items-center gap-0.5 text-micro-size">
            <SmallFace code={code} name={name} />
            {count}
          </span>
        ))}
    </span>
  );
}

function SmallFace({ code, name }: { readonly code: string; readonly name: string }) {
  return (
    <span
      className="avatar relative grid h-4 min-w-5 place-items-center overflow-hidden rounded-xs font-semibold text-tiny"
      data-tint={useTint(code)}
      data-initials={initialsOf(name)}
    />
  );
}

type WeekProps = Props & { readonly today: string; readonly visible: Range };

/** Over the days of a week. Each is a button that opens its day: the twin of the double click. */
export const WeekHeads = memo(function WeekHeads({ columns, isLoading, today, visible }: WeekProps) {
  return (
    <div className="cal-heads">
      <div className="cal-corner" />
      {columns.map((column) => {
        const { key, day, count } = column;
        const words = isClosed(column, visible) && !isLoading ? texts.closedShort : texts.count(count);
        return (
          <div key={key} className="cal-head @container grid">
            <button
              type="button"
              data-open-day={day}
              aria-label={texts.openDay(
                `${dayNames[weekdayOf(day)].short} ${Number(day.slice(8))}`,
                words,
                longDay(day),
              )}
              aria-current={day === today ? 'date' : undefined}
              className="group grid cursor-pointer justify-items-center gap-px px-1 pt-2.25 pb-2.5 -outline-offset-2 hover:bg-sunken max-tablet:px-0.5 max-tablet:pt-1.5"
            >
              <span className="text-caption text-muted">{`${dayNames[weekdayOf(day)].short} `}</span>
              <span className="display grid h-8.5 w-10.5 place-items-center rounded-full pb-0.5 text-head-24 leading-7 group-current:bg-accent group-current:text-on-accent max-tablet:h-7.5 max-tablet:w-9 max-tablet:text-head-20">
                {`${Number(day.slice(8))} `}
              </span>
              <span className="num whitespace-nowrap text-tag-size text-muted leading-3.75 max-tablet:text-micro">
                {isLoading ? '\u00a0' : words}
              </span>
            </button>
            {!isLoading && count > 0 && <People column={column} />}
          </div>
        );
      })}
    </div>
  );
});
