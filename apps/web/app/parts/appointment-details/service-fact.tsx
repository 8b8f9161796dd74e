import { Plus, Scissors } from 'lucide-react';
import { useState } from 'react';
import type { Appointment } from '../../data/appointments.ts';
import type { Employee } from '../../data/employees.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ProgressBar, ProgressSteps } from '../../ui/progress.tsx';
import { sumText } from '../money-text.ts';
import { Fact, factStyle } from './fact.tsx';
import { PriceForm } from './price-form.tsx';
import { type PickerTask, ServicePicker } from './service-picker.tsx';
import { sessionProgress } from './sessions.ts';
import { texts } from './texts.ts';

const words = texts.service;

type Props = { readonly appointment: Appointment };

type FactProps = Props & {
  /** Who performs it, where the service may be changed; undefined where it may not. */
  readonly performer: Employee | undefined;
};

export function ServiceFact({ appointment, performer }: FactProps) {
  const { name, price, duration, type } = appointment.serviceSnapshot;
  const isSession = type === 'Session';
  const picking = usePicking();
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
      {performer && !picking.what && <PickerOpeners picking={picking} />}
      {performer && picking.what === 'price' && (
        <PriceForm appointment={appointment} onClose={picking.close} />
      )}
      {performer && picking.what && picking.what !== 'price' && (
        <ServicePicker
          key={picking.what}
          appointment={appointment}
          performer={performer}
          what={picking.what}
          onClose={picking.close}
        />
      )}
    </Fact>
  );
}

type Task = PickerTask | 'price';
type Picking = ReturnType<typeof usePicking>;

/** Which form is open; the button that opened it has the focus again when it is left. */
const usePicking = () => {
  const [what, setWhat] = useState<Task>();
  const [last, setLast] = useState<Task>();
  return {
    what,
    last,
    open: (task: Task) => setWhat(task),
    close: () => {
      setLast(what);
      setWhat(undefined);
    },
  };
};

function PickerOpeners({ picking: { last, open } }: { readonly picking: Picking }) {
  return (
    <div className="mt-2.5 flex flex-wrap gap-2">
      <Button
        look="outline"
        icon={Plus}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it had the focus before its form took it
        autoFocus={last === 'add'}
        onPress={() => open('add')}
      >
        {words.add}
      </Button>
      <Button
        look="ghost"
        aria-label={words.changeLabel}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it had the focus before its form took it
        autoFocus={last === 'change'}
        onPress={() => open('change')}
      >
        {words.change}
      </Button>
      <Button
        look="ghost"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it had the focus before its form took it
        autoFocus={last === 'price'}
        onPress={() => open('price')}
      >
        {words.changePrice}
      </Button>
    </div>
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
