import { addDays, momentAt } from '@ayna/domain/wall-clock';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Check, CircleSlash } from 'lucide-react';
import { appointmentsQuery, deskDaysQuery } from '../../data/appointments.ts';
import type { Service } from '../../data/services.ts';
import { Badge } from '../../ui/badge.tsx';
import { longDay } from '../../ui/day-text.ts';
import { Section } from '../../ui/section.tsx';
import { Switch } from '../../ui/switch.tsx';
import { startsOn } from './model/days.ts';
import { type Draft, durationOf, sessionServiceOf } from './model/draft.ts';
import { nextSession, type Session, sessionsFrom } from './model/sessions.ts';
import { texts } from './texts.ts';
import type { AddAppointment } from './use-add-appointment.ts';

const words = texts.sessions;

/** More would be a list that nobody reads while somebody waits. */
const SHOWN_SESSIONS = 8;

const droppedStatuses: ReadonlySet<string> = new Set(['Canceled', 'NoShow']);

/** Which session it would be, from what the customer had within a year. The server counts again when it books. */
const useFirstSession = (salonCode: string, draft: Draft, service: Service | undefined): number => {
  const customerCode = draft.person.kind === 'card' ? draft.person.card.code : undefined;
  const { data } = useQuery({
    ...appointmentsQuery(salonCode, {
      customerCode,
      serviceCode: service?.code,
      startDate: momentAt(addDays(draft.date, -365), 0),
      endDate: momentAt(addDays(draft.date, 30), 0),
    }),
    enabled: customerCode !== undefined && service !== undefined,
  });
  if (!service || !customerCode) return 1;
  return nextSession((data ?? []).filter(({ status }) => !droppedStatuses.has(status)).length, service);
};

/** The sessions of the chosen service from this one on; empty where it has none. */
export const useSessions = (salonCode: string, draft: Draft): readonly Session[] => {
  const service = sessionServiceOf(draft);
  const first = useFirstSession(salonCode, draft, service);
  return service ? sessionsFrom(draft.date, first, service) : [];
};

type Props = {
  readonly form: AddAppointment;
  readonly salonCode: string;
  readonly sessions: readonly Session[];
};

/** Whether the sessions that follow are set apart at once. */
export function SessionsSection({ form: { draft, change }, salonCode, sessions }: Props) {
  const service = sessionServiceOf(draft);
  if (!service || sessions.length < 2) return null;
  return (
    <Section layout="dense" title={words.title(service.name)}>
      <Switch
        label={words.label(sessions.length - 1)}
        hint={words.text}
        value={draft.sessions}
        onChange={(isOn) => change({ sessions: isOn })}
      />
      {draft.sessions && draft.time === null && <p className="pt-3 text-muted">{words.timeFirst}</p>}
      {draft.sessions && draft.time !== null && (
        <SessionList
          draft={draft}
          time={draft.time}
          service={service}
          salonCode={salonCode}
          sessions={sessions}
        />
      )}
    </Section>
  );
}

type ListProps = {
  readonly draft: Draft;
  readonly time: string;
  readonly service: Service;
  readonly salonCode: string;
  readonly sessions: readonly Session[];
};

function SessionList({ draft, time, service, salonCode, sessions }: ListProps) {
  const shown = sessions.slice(0, SHOWN_SESSIONS);
  const requested = [{ serviceCode: service.code, employeeCode: null }];
  const rooms = useQueries({
    queries: shown
      .slice(1)
      .map(({ date }) =>
        deskDaysQuery(salonCode, { from: date, days: 1, requested, duration: durationOf(draft), at: time }),
      ),
    combine: (answers) =>
      answers.map(({ data }) => (data ? startsOn(data[0], draft).includes(time) : undefined)),
  });
  return (
    <>
      <ol className="mt-2">
        {shown.map((session, index) => (
          <Row
            key={session.number}
            session={session}
            time={time}
            isThis={index === 0}
            days={(service.sessionIntervalDays ?? 0) * index}
            hasRoom={index === 0 ? undefined : rooms[index - 1]}
          />
        ))}
      </ol>
      {sessions.length > SHOWN_SESSIONS && (
        <p className="pt-2 text-muted">{words.more(sessions.length - SHOWN_SESSIONS)}</p>
      )}
    </>
  );
}

type RowProps = {
  readonly session: Session;
  readonly time: string;
  readonly isThis: boolean;
  readonly days: number;
  /** Unknown until the answer is there. */
  readonly hasRoom: boolean | undefined;
};

function Row({ session, time, isThis, days, hasRoom }: RowProps) {
  const said = hasRoom === false ? words.takenText : words.after(days);
  return (
    <li className="num grid min-h-13.5 grid-cols-row-8.5 items-center gap-x-3 py-2 shadow-below last:shadow-none">
      <span
        aria-hidden="true"
        className={`grid size-7.5 place-items-center rounded-full font-semibold text-label ${isThis ? 'bg-accent text-on-accent' : 'shadow-control'}`}
      >
        {session.number}
      </span>
      <span className="min-w-0">
        <span className="block font-strong">{words.at(longDay(session.date), time)}</span>
        <span className="block text-caption text-muted">{isThis ? words.this : said}</span>
      </span>
      {hasRoom !== undefined && (
        <Badge tone={hasRoom ? 'success' : 'warning'} icon={hasRoom ? Check : CircleSlash}>
          {hasRoom ? words.free : words.taken}
        </Badge>
      )}
    </li>
  );
}
