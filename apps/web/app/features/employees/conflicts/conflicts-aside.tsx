import { useQuery } from '@tanstack/react-query';
import { ArrowRightLeft, CalendarX2, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { appointmentsQuery } from '../../../data/appointments.ts';
import type { Employee } from '../../../data/employees.ts';
import type { Rows } from '../../../parts/conflict-moves/use-rows.ts';
import { datesText } from '../../../parts/day-range.ts';
import { employeeName } from '../../../parts/service-facts.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { type Load, listDays, loadOf } from './rules/load.ts';
import { texts } from './texts.ts';

type Props = {
  readonly salonCode: string;
  readonly rows: Rows;
  readonly team: readonly Employee[];
  /** Undefined for anyone who moves nothing, and where nothing is sent. */
  readonly notifies: boolean | undefined;
  readonly setNotifies: (notifies: boolean) => void;
};

/** How full the days of those become to whom something would go. */
const useLoads = ({ salonCode, rows, team }: Pick<Props, 'salonCode' | 'rows' | 'team'>) => {
  const starts = rows.rows.map(({ appointment }) => appointment.appointmentTime.appointmentStartDate);
  const from = starts[0]?.slice(0, 10) ?? '';
  const to = starts.at(-1)?.slice(0, 10) ?? '';
  const days = from === '' ? [] : listDays(from, to);
  const { data } = useQuery({
    ...appointmentsQuery(salonCode, { startDate: `${from}T00:00:00`, endDate: `${to}T23:59:59` }),
    enabled: days.length > 0,
  });
  const added = rows.waiting.flatMap(({ appointment }) => {
    const candidate = rows.plan.get(appointment.code);
    const { duration: minutes } = appointment.serviceSnapshot;
    return candidate ? [{ employeeCode: candidate.employeeCode, minutes }] : [];
  });
  return { loads: data ? loadOf(team, data, days, added) : [], days: from === '' ? '' : datesText(from, to) };
};

export function ConflictsAside({ salonCode, rows, team, notifies, setNotifies }: Props) {
  const { loads, days } = useLoads({ salonCode, rows, team });
  const reachable = rows.rows.filter(({ appointment }) => appointment.customerSnapshot?.phone).length;
  return (
    <aside className="grid gap-3.5">
      <Suggestion counts={rows.counts} />
      <TeamLoad loads={loads} team={team} days={days} />
      {notifies !== undefined && (
        <NotifyCustomers reachable={reachable} value={notifies} onChange={setNotifies} />
      )}
    </aside>
  );
}

function Card({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="rounded-lg px-5 py-4.5 shadow-outline dark:bg-raised">
      <h2 className="font-semibold text-title-s">{title}</h2>
      {children}
    </section>
  );
}

type Counts = {
  readonly same: number;
  readonly shift: number;
  readonly none: number;
  readonly done: number;
};

/** How many go how, in a few words. */
function Suggestion({ counts }: { readonly counts: Counts }) {
  const words = texts.suggestion;
  const lines = [
    { count: counts.done, text: words.done, tone: 'text-success-ink', icon: Check },
    { count: counts.same, text: words.same, tone: 'text-success-ink', icon: Check },
    {
      count: counts.shift,
      text: words.shift,
      tone: 'text-warning-ink',
      icon: ArrowRightLeft,
    },
    { count: counts.none, text: words.none, tone: 'text-danger-ink', icon: CalendarX2 },
  ].filter(({ count }) => count > 0);
  return (
    <Card title={words.title}>
      <ul className="num mt-2.5 grid gap-2.25">
        {lines.map(({ count, text, tone, icon: Icon }) => (
          <li key={text(count)} className="flex items-start gap-2.5">
            <span className={`mt-px flex-none ${tone}`}>
              <Icon strokeWidth={1.9} />
            </span>
            {text(count)}
          </li>
        ))}
      </ul>
    </Card>
  );
}

type LoadProps = {
  readonly loads: readonly Load[];
  readonly team: readonly Employee[];
  readonly days: string;
};

/** How full the others' days become. */
function TeamLoad({ loads, team, days }: LoadProps) {
  const words = texts.load;
  if (loads.length === 0) return null;
  return (
    <Card title={words.title}>
      <p className="num text-label text-muted">{words.text(days)}</p>
      <ul className="mt-1.5">
        {loads.map(({ code, now, next, more }) => {
          const one = team.find((each) => each.code === code);
          const name = one ? employeeName(one) : '';
          return (
            <li key={code} className="grid grid-cols-row-8 items-center gap-2.5 py-2.25">
              <Avatar name={name} seed={code} {...(one?.imageUrl ? { src: one.imageUrl } : {})} />
              <div className="min-w-0">
                <p className="truncate font-medium text-label">{name}</p>
                <Bar now={now} next={next} />
              </div>
              <p className="num text-right text-label">
                <b className="block font-semibold">{words.share(next)}</b>
                <span className="text-muted">{words.more(more)}</span>
              </p>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** Drawn: what is taken now, and lighter what would come. */
function Bar({ now, next }: Pick<Load, 'now' | 'next'>) {
  return (
    <div
      role="img"
      aria-label={texts.load.bar(now, next)}
      className="mt-1.25 h-2 overflow-hidden rounded-full bg-sunken ring-1 ring-line ring-inset dark:bg-surface"
    >
      <svg aria-hidden="true" className="block h-2 w-full">
        <rect width={`${next}%`} height="8" className="fill-accent opacity-45" />
        <rect width={`${now}%`} height="8" className="fill-accent" />
      </svg>
    </div>
  );
}

type NotifyProps = {
  readonly reachable: number;
  readonly value: boolean;
  readonly onChange: (notifies: boolean) => void;
};

function NotifyCustomers({ reachable, value, onChange }: NotifyProps) {
  const words = texts.sms;
  return (
    <Card title={words.title}>
      <div className="mt-2">
        <Switch
          label={words.label}
          hint={reachable > 0 ? words.hint(reachable) : words.none}
          value={value && reachable > 0}
          isDisabled={reachable === 0}
          onChange={onChange}
        />
      </div>
    </Card>
  );
}
