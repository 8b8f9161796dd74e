import { fullName } from '@ayna/domain/names';
import { useEffect, useId, useRef, useState } from 'react';
import type { Appointment } from '../../data/appointments.ts';
import type { Employee } from '../../data/employees.ts';
import { Button } from '../../ui/button.tsx';
import { DatePicker } from '../../ui/date-picker.tsx';
import { longDay, today } from '../../ui/day-text.ts';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useUnsaved } from '../../ui/overlay/unsaved.ts';
import { Select } from '../../ui/select.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { Switch } from '../../ui/switch.tsx';
import { employeeName, performs } from '../service-facts.ts';
import { canBeNotified, type MoveValues } from './move-values.ts';
import { texts } from './texts.ts';
import type { Move } from './use-move.ts';

const words = texts.move;

type Props = {
  readonly appointment: Appointment;
  readonly move: Move;
  readonly values: MoveValues;
  /** Those to whom it may be handed; empty for anyone who may not hand it on. */
  readonly team: readonly Employee[];
};

export function MoveForm({ appointment, move, values, team }: Props) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const [start] = useState(values);
  useUnsaved(JSON.stringify(values) !== JSON.stringify(start));
  const able = team.filter((one) => one.isActive && performs(one, appointment.serviceCode));
  return (
    <div className="grid gap-4 py-3">
      <p className="wrap-anywhere font-semibold text-lead-size">
        {words.about(
          appointment.customerSnapshot ? fullName(appointment.customerSnapshot) : words.nobody,
          appointment.serviceSnapshot.name,
        )}
      </p>
      <DatePicker
        ref={first}
        label={words.day}
        value={values.date}
        min={today()}
        onChange={(date) => move.set({ date })}
      />
      {able.length > 0 && (
        <Select
          label={words.employee}
          options={able.map((one) => ({ id: one.code, label: employeeName(one) }))}
          value={values.employeeCode}
          onChange={(code) => code && move.set({ employeeCode: code })}
        />
      )}
      <Times appointment={appointment} move={move} values={values} />
      {/* Only of a time that is free: nobody is told of one that is not. */}
      {canBeNotified(appointment) && move.isOther && (
        <Switch
          label={words.tell}
          value={values.tellCustomer}
          onChange={(tellCustomer) => move.set({ tellCustomer })}
        />
      )}
      <RefusalNotice move={move} />
      <p role="status" className="num font-medium text-ink-2 text-label">
        {move.isOther && move.chosen && summaryOf(move.chosen)}
      </p>
    </div>
  );
}

const clockOf = (moment: string): string => moment.slice(11, 16);

const summaryOf = ({ startDate, endDate }: NonNullable<Move['chosen']>): string =>
  words.summary(longDay(startDate.slice(0, 10)), texts.range(clockOf(startDate), clockOf(endDate)));

function Times({ appointment, move, values }: Pick<Props, 'appointment' | 'move' | 'values'>) {
  const { slots, chosen } = move;
  if (slots.isPending) return <TimesSkeleton />;
  if (!slots.data)
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-danger-ink">{words.failed}</p>
        <Button look="outline" size="sm" onPress={() => void slots.refetch()}>
          {texts.retry}
        </Button>
      </div>
    );
  if (slots.data.length === 0) return <p className="text-muted">{words.none}</p>;
  const stands = `${values.date}T${values.clock}:00` === appointment.appointmentTime.appointmentStartDate;
  // A refusal has said it already.
  const isMissed = !slots.isFetching && !chosen && !stands && !move.refused;
  return (
    <div aria-busy={slots.isPlaceholderData} className={slots.isPlaceholderData ? 'opacity-50' : ''}>
      <TimeChoice
        label={words.time}
        clocks={slots.data.map(({ startDate }) => clockOf(startDate))}
        value={chosen ? values.clock : null}
        onChange={(clock) => move.set({ clock })}
        error={isMissed ? words.missed(values.clock) : undefined}
      />
    </div>
  );
}

function TimesSkeleton() {
  return (
    <SkeletonArea>
      <div className="grid grid-cols-4 gap-2 tablet:grid-cols-6">
        {Array.from({ length: 12 }, (_, index) => (
          // A place in the row, and nothing else.
          // oxlint-disable-next-line react/no-array-index-key
          <Skeleton key={index} className="h-11.5 rounded-segment tablet:h-10" />
        ))}
      </div>
    </SkeletonArea>
  );
}

/** Somebody was quicker: the nearest times, each of which moves it by one press. */
function RefusalNotice({ move: { refused, send } }: Pick<Props, 'move'>) {
  if (!refused) return null;
  return (
    <div>
      <FormFailure message={refused.words} />
      {refused.nearest.length > 0 && (
        <fieldset className="m-0 mt-3 min-w-0 border-0 p-0">
          <legend className="mb-1.5 font-strong text-ink-2 text-label">{words.nearest}</legend>
          <div className="num flex flex-wrap gap-2">
            {refused.nearest.map((moment) => (
              <Button
                key={moment}
                look="soft"
                aria-label={words.moveTo(clockOf(moment))}
                onPress={() => send(moment)}
              >
                {clockOf(moment)}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}

/** Beside the form, in the dialog's foot. */
export function MoveFooter({ move }: { readonly move: Move }) {
  const { chosen, isOther, isPending, close, send } = move;
  return (
    <>
      <Button look="outline" size="lg" onPress={close}>
        {words.cancel}
      </Button>
      <Button
        size="lg"
        isPending={isPending}
        isDisabled={!isOther}
        onPress={() => chosen && send(chosen.startDate)}
      >
        {words.send}
      </Button>
    </>
  );
}

type TimeChoiceProps = {
  readonly label: string;
  /** HH:mm each. */
  readonly clocks: readonly string[];
  readonly value: string | null;
  readonly onChange: (clock: string) => void;
  readonly error: string | undefined;
};

const cellStyle = [
  'relative grid h-11.5 cursor-pointer place-items-center rounded-segment font-medium tablet:h-10',
  'shadow-frame transition-colors duration-120 dark:shadow-frame-dark',
  'has-checked:bg-accent has-checked:font-semibold has-checked:text-on-accent has-checked:shadow-none!',
  'has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 forced-colors:border',
].join(' ');

/** Free times in a grid, so that none changes its place when another is chosen. The browser's own radios. */
function TimeChoice({ label, clocks, value, onChange, error }: TimeChoiceProps) {
  const name = useId();
  const errorId = useId();
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0" aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1.5 font-strong text-ink-2 text-label">{label}</legend>
      <div className="num grid grid-cols-4 gap-2 tablet:grid-cols-6">
        {clocks.map((clock) => (
          <label key={clock} className={cellStyle}>
            <input
              type="radio"
              name={name}
              checked={clock === value}
              onChange={() => onChange(clock)}
              className="absolute inset-0 m-0 cursor-pointer appearance-none rounded-inherit outline-hidden"
            />
            <span className="pointer-events-none relative">{clock}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} role="alert" className="pt-2 font-medium text-caption text-danger-ink">
          {error}
        </p>
      )}
    </fieldset>
  );
}
