import { CalendarClock } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Appointment } from '../../data/appointments.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { longDay } from '../../ui/day-text.ts';
import { statusLooks } from '../appointment-status.ts';
import { texts } from './texts.ts';

export function StatusBadge({ status }: Pick<Appointment, 'status'>) {
  const { tone, word, Icon } = statusLooks[status];
  return (
    <Badge tone={tone} isOnTint icon={Icon}>
      {word}
    </Badge>
  );
}

type OpenerProps = {
  /** Undefined for anyone who may not move it. */
  readonly onMove: (() => void) | undefined;
  readonly isMoving: boolean;
};

/** The way to another time, which has the focus again when the form is left. */
export function MoveOpener({ onMove, isMoving }: OpenerProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const wasMoving = useRef(false);
  useEffect(() => {
    if (wasMoving.current && !isMoving) opener.current?.focus();
    wasMoving.current = isMoving;
  }, [isMoving]);
  if (!onMove || isMoving) return null;
  return (
    <Button
      ref={opener}
      look="outline"
      size="sm"
      aria-label={texts.move.openLabel}
      icon={CalendarClock}
      onPress={onMove}
    >
      {texts.move.open}
    </Button>
  );
}

type LeadProps = { readonly appointment: Appointment; readonly children: ReactNode };

/** When it is, in large; and beside it what stands there on a phone. */
export function DetailsLead({ appointment, children }: LeadProps) {
  const { appointmentStartDate: start, appointmentEndDate: end } = appointment.appointmentTime;
  return (
    <div className="flex items-end justify-between gap-3 tablet:pr-2">
      <div className="min-w-0">
        <p className="display num text-ink text-time-hero">
          {texts.range(start.slice(11, 16), end.slice(11, 16))}
        </p>
        <p className="num mt-0.5 font-medium">{longDay(start.slice(0, 10))}</p>
      </div>
      {children}
    </div>
  );
}
