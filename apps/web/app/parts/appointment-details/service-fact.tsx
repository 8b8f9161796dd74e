import { Scissors } from 'lucide-react';
import type { Appointment } from '../../data/appointments.ts';
import { Badge } from '../../ui/badge.tsx';
import { ProgressBar, ProgressSteps } from '../../ui/progress.tsx';
import { sumText } from '../money-text.ts';
import { Fact, factStyle } from './fact.tsx';
import { sessionProgress } from './sessions.ts';
import { texts } from './texts.ts';

const words = texts.service;

type Props = { readonly appointment: Appointment };

export function ServiceFact({ appointment }: Props) {
  const { name, price, duration, type } = appointment.serviceSnapshot;
  const isSession = type === 'Session';
  return (
    <Fact Icon={Scissors}>
      <div className="flex items-baseline justify-between gap-3">
        <span className={factStyle}>{name}</span>
        <span className={`num flex-none ${factStyle}`}>{sumText(price)}</span>
      </div>
      <div className="mt-0.5 flex min-h-5.25 items-center gap-2 text-muted">
        <span className="num">{words.minutes(duration)}</span>
        {isSession && (
          <>
            <Badge tone="accent" size="sm">
              {words.sessions}
            </Badge>
            <span className="ml-auto text-label">{words.perSession}</span>
          </>
        )}
      </div>
      <Sessions appointment={appointment} />
      {appointment.overlapReason && (
        <p className="wrap-anywhere mt-2 text-label text-muted">{words.overlap(appointment.overlapReason)}</p>
      )}
    </Fact>
  );
}

/** More pieces than this would be specks: then it is one bar. */
const maxSteps = 12;

function Sessions({ appointment }: Props) {
  const sessions = sessionProgress(appointment);
  if (!sessions) return null;
  const { nth, total, reached, isReachedDone, intervalDays } = sessions;
  return (
    <div className="mt-2.25">
      {total > maxSteps ? (
        <ProgressBar label={words.progress} value={reached} max={total} />
      ) : (
        <ProgressSteps label={words.progress} current={reached} total={total} isCurrentDone={isReachedDone} />
      )}
      <div className="num mt-1.75 flex justify-between text-label">
        <b className="font-semibold">{words.nth(nth, total)}</b>
        {intervalDays !== null && <span className="text-muted">{words.interval(intervalDays)}</span>}
      </div>
    </div>
  );
}
