import { daysBetween } from '@ayna/domain/wall-clock';
import { ArrowLeftRight, Check, CircleSlash } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { longDay, shortDay } from '../../ui/day-text.ts';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Switch } from '../../ui/switch.tsx';
import { useNarrowScreen } from '../../ui/use-narrow-screen.ts';
import { type PlannedSession, shiftOf } from './model/course.ts';
import { SessionPicker } from './session-picker.tsx';
import { texts } from './texts.ts';
import type { AddAppointment } from './use-add-appointment.ts';

const words = texts.sessions;

/** More would be a list that nobody reads while somebody waits. */
const SHOWN_SESSIONS = 8;

type Props = { readonly form: AddAppointment };

/** Whether the sessions that follow are booked at once. It stands under the service, where it is seen. */
export function SessionsSwitch({ form: { draft, course, change } }: Props) {
  if (!course.isOffered) return null;
  return (
    <div className="pt-3.5">
      <Switch
        label={words.label(course.sessions.length - 1)}
        hint={words.text}
        value={draft.sessions}
        onChange={(isOn) => change({ sessions: isOn })}
      />
    </div>
  );
}

type SectionProps = Props & {
  readonly salonCode: string;
  /** Where there is room for short days only. */
  readonly isSheet: boolean;
};

/** The days of the course. Where one has no room, the nearest time stands there; each can be another. */
export function SessionsSection({ form, salonCode, isSheet }: SectionProps) {
  const { draft, course } = form;
  const isNarrow = useNarrowScreen();
  const [openSession, setOpen] = useState<string>();
  const { service, planned } = course;
  if (!service || !draft.sessions || !course.isOffered) return null;
  const { time } = draft;
  return (
    <Section layout="dense" title={words.title(service.name)} tour="sessions">
      {time === null && <p className="text-muted">{words.timeFirst}</p>}
      <ol>
        {planned.slice(0, SHOWN_SESSIONS).map((session) => (
          <li key={session.proposed} className="py-2 shadow-below last:shadow-none">
            <Row
              session={session}
              time={time ?? ''}
              dayText={isSheet || isNarrow ? shortDay : longDay}
              days={daysBetween(draft.date, session.proposed)}
              isOpen={openSession === session.proposed}
              onOpen={() => setOpen(openSession === session.proposed ? undefined : session.proposed)}
            />
            {openSession === session.proposed && (
              <SessionPicker
                form={form}
                salonCode={salonCode}
                session={session}
                onDone={() => setOpen(undefined)}
              />
            )}
          </li>
        ))}
      </ol>
      {planned.length > SHOWN_SESSIONS && (
        <p className="pt-2 text-muted">{words.more(planned.length - SHOWN_SESSIONS)}</p>
      )}
    </Section>
  );
}

const noteOf = (session: PlannedSession, time: string, days: number): string => {
  const notes: Readonly<Record<PlannedSession['state'], string>> = {
    this: words.this,
    unknown: words.after(days),
    free: words.after(days),
    moved: words.nearest(time),
    chosen: words.chosen,
    none: words.noneText,
    'left-out': words.leftOutText,
  };
  return notes[session.state];
};

type RowProps = {
  readonly session: PlannedSession;
  readonly time: string;
  readonly dayText: (date: string) => string;
  readonly days: number;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
};

function Row({ session, time, dayText, days, isOpen, onOpen }: RowProps) {
  const { number, start, state, proposed } = session;
  const isThis = state === 'this';
  const day = start ? words.at(dayText(start.date), start.time) : dayText(proposed);
  return (
    <div className="num grid min-h-9.5 grid-cols-row-8.5 items-center gap-x-3 gap-y-1">
      <span
        aria-hidden="true"
        className={`grid size-7.5 place-items-center rounded-full font-semibold text-label ${isThis ? 'bg-accent text-on-accent' : 'shadow-control'}`}
      >
        {number ?? '\u2013'}
      </span>
      <span className="min-w-0">
        <span className={start ? 'block font-strong' : 'block text-muted'}>{day}</span>
        <span className="block text-caption text-muted">{noteOf(session, time, days)}</span>
      </span>
      {!isThis && (
        <span className="flex flex-wrap items-center justify-end gap-1">
          <StateBadge session={session} time={time} />
          <Button look="ghost" aria-label={words.changeOf(day)} aria-expanded={isOpen} onPress={onOpen}>
            <span className="text-accent-ink">{words.change}</span>
          </Button>
        </span>
      )}
    </div>
  );
}

function StateBadge({ session, time }: { readonly session: PlannedSession; readonly time: string }) {
  if (session.state === 'unknown') return <Skeleton className="h-6 w-16 rounded-badge" />;
  if (session.state === 'free' || session.state === 'chosen')
    return (
      <Badge tone="success" icon={Check}>
        {words.free}
      </Badge>
    );
  if (session.state === 'moved')
    return (
      <Badge tone="warning" icon={ArrowLeftRight}>
        {words.shifted(shiftOf(session, time))}
      </Badge>
    );
  return (
    <Badge tone="warning" icon={CircleSlash}>
      {session.state === 'none' ? words.taken : words.leftOut}
    </Badge>
  );
}
