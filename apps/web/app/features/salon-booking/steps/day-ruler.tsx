import type { DayOutline } from '@ayna/contracts/core/free-time-routes';
import { CalendarCheck, LogOut, type LucideIcon, MoveHorizontal, Ruler, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { minutesText } from '../../../parts/public-service.ts';
import { dayFacts, lengthOf, onRuler, rulerHours, spanText } from '../model/day-facts.ts';
import type { Visit } from '../model/visit.ts';
import { noRoomTexts } from './no-room.texts.ts';

const words = noRoomTexts.outline;

type Props = { readonly outline: DayOutline; readonly visit: Visit };

const percent = ({ left, width }: { readonly left: number; readonly width: number }) => ({
  left: `${left}%`,
  width: `${width}%`,
});

/** The employee's day on a ruler, the visit under the gap that comes closest, and the same in sentences. */
export function DayRuler({ outline, visit }: Props) {
  const { gap, full, absent, tooSoon } = dayFacts(outline, visit.minutes);
  const name = visit.employee?.firstName ?? '';
  return (
    <>
      <div aria-hidden="true" className="num mt-3 text-caption">
        <Hours outline={outline} />
        <Bar outline={outline} name={name} />
        {gap && <Overflow outline={outline} gap={gap} minutes={visit.minutes} />}
      </div>
      <ul className="mt-2">
        {gap && (
          <Fact icon={Ruler} title={words.short}>
            {words.shortText(spanText(gap.gap), minutesText(gap.minutes), minutesText(gap.missing))}
          </Fact>
        )}
        {full.length > 0 && (
          <Fact icon={CalendarCheck} title={words.full}>
            {full.join(', ')}
          </Fact>
        )}
        {tooSoon.length > 0 && (
          <Fact icon={Timer} title={words.tooSoon}>
            {tooSoon.join(', ')}
          </Fact>
        )}
        {absent.length > 0 && (
          <Fact icon={LogOut} title={words.absent(name)}>
            {absent.join(', ')}
          </Fact>
        )}
      </ul>
    </>
  );
}

function Hours({ outline }: Pick<Props, 'outline'>) {
  const day = outline.startDate.slice(0, 10);
  return (
    <div className="relative h-5 text-muted">
      {rulerHours(outline).map((hour) => (
        <span
          key={hour}
          className="absolute -translate-x-1/2 first:translate-x-0 last:-translate-x-full"
          style={{ left: `${onRuler(outline, { startDate: `${day}T${hour}:00`, minutes: 0 }).left}%` }}
        >
          {hour.slice(0, 2)}
        </span>
      ))}
    </div>
  );
}

const looks = {
  free: 'bg-surface font-strong text-accent-ink ring-2 ring-accent ring-inset',
  full: 'bg-line text-ink-2',
  'too-soon': 'hatched text-muted',
  absent: 'hatched text-muted',
  closed: 'hatched text-muted',
} as const;

/** Narrower stretches, in percent, have no room for a word. */
const wordFrom = 14;

function Bar({ outline, name }: { readonly outline: DayOutline; readonly name: string }) {
  const labels = { full: words.fullShort, absent: words.absentShort(name), 'too-soon': '', closed: '' };
  return (
    <div className="relative h-11 overflow-hidden rounded-lg bg-sunken dark:bg-raised">
      {outline.stretches.map((stretch) => {
        const { kind, startDate } = stretch;
        const minutes = lengthOf(stretch);
        const place = onRuler(outline, { startDate, minutes });
        const label = kind === 'free' ? words.minutes(minutes) : labels[kind];
        return (
          <span
            key={startDate}
            className={`absolute inset-y-0 grid place-items-center overflow-hidden whitespace-nowrap ${kind === 'free' ? 'rounded-lg' : ''} ${looks[kind]}`}
            style={percent(place)}
          >
            {place.width >= wordFrom ? label : ''}
          </span>
        );
      })}
    </div>
  );
}

type OverflowProps = {
  readonly outline: DayOutline;
  readonly gap: NonNullable<ReturnType<typeof dayFacts>['gap']>;
  readonly minutes: number;
};

/** The visit as long as it is, under the longest gap: what does not fit is red. */
function Overflow({ outline, gap, minutes }: OverflowProps) {
  const { startDate } = gap.gap;
  const whole = onRuler(outline, { startDate, minutes });
  const inside = onRuler(outline, { startDate, minutes: gap.minutes });
  const [cut, end] = [inside.left + inside.width, whole.left + whole.width];
  // Beside it, on the side where there is room.
  const isRight = end <= 55;
  return (
    <div className="relative mt-2 h-9">
      <span
        className="absolute inset-y-0 rounded-lg border-2 border-accent border-dashed bg-accent-soft"
        style={percent(whole)}
      />
      <span
        className="absolute inset-y-0 rounded-r-lg border-2 border-danger bg-danger-bg"
        style={{ left: `${cut}%`, width: `${Math.max(0, end - cut)}%` }}
      />
      <span
        className="absolute inset-y-0 flex items-center gap-1.5 whitespace-nowrap font-strong text-danger-ink text-label"
        style={isRight ? { left: `calc(${end}% + 8px)` } : { right: `calc(${100 - whole.left}% + 8px)` }}
      >
        <MoveHorizontal size={15} />
        {words.over(minutesText(gap.missing))}
      </span>
    </div>
  );
}

type FactProps = { readonly icon: LucideIcon; readonly title: string; readonly children: ReactNode };

function Fact({ icon: Icon, title, children }: FactProps) {
  return (
    <li className="flex gap-3 border-line border-t py-3 first:border-t-0 last:pb-0">
      <Icon size={18} className="mt-0.5 shrink-0 text-muted" />
      <span>
        <b className="block font-strong">{title}</b>
        <span className="num text-muted">{children}</span>
      </span>
    </li>
  );
}
