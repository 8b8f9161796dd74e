import { CallError } from '@ayna/contracts/core/client';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Appointment } from '../../data/appointments.ts';
import type { Employee } from '../../data/employees.ts';
import { type Service, servicesQuery } from '../../data/services.ts';
import { Button } from '../../ui/button.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { priceText } from '../money-text.ts';
import { performs } from '../service-facts.ts';
import { failureMessage } from '../show-failure.ts';
import { nearestTimes } from './move-values.ts';
import { onEscape } from './on-escape.ts';
import { texts } from './texts.ts';
import { useServiceActions } from './use-service-actions.ts';

const words = texts.service;

export type PickerTask = 'change' | 'add';

type Props = {
  readonly appointment: Appointment;
  readonly performer: Employee;
  readonly what: PickerTask;
  readonly onClose: () => void;
};

const tasks = {
  change: { label: words.newService, send: words.sendChange },
  add: { label: words.addedService, send: words.sendAdd },
} as const;

/** Why it was not done, as the desk can act on it: there is no room, and when there would be. */
const refusalText = (failure: unknown, what: PickerTask, { appointmentTime }: Appointment): string => {
  if (!(failure instanceof CallError) || failure.body.code !== 'slot-taken') return failureMessage(failure);
  if (what === 'add') return words.noRoomToAdd(appointmentTime.appointmentEndDate.slice(11, 16));
  const clocks = nearestTimes(failure.body.details).map((moment) => moment.slice(11, 16));
  return clocks.length === 0
    ? words.noRoomToChange
    : `${words.noRoomToChange} ${words.fitsAt(clocks.join(', '))}`;
};

const optionOf = ({ code, name, duration, price }: Service) => ({
  id: code,
  label: name,
  note: words.option(words.minutes(duration), priceText(price)),
});

/** The services that the same employee performs: one of them instead of this, or after it. */
export function ServicePicker({ appointment, performer, what, onClose }: Props) {
  const { data: services, isError } = useQuery(servicesQuery(appointment.salonCode));
  const [code, setCode] = useState<string | null>(null);
  const [refused, setRefused] = useState<string>();
  const { change, add, isPending } = useServiceActions(appointment);
  const able = services?.filter(
    (one) => one.active && performs(performer, one.code) && one.code !== appointment.serviceCode,
  );
  const send = async (serviceCode: string): Promise<void> => {
    setRefused(undefined);
    try {
      await (what === 'change' ? change(serviceCode) : add(serviceCode));
      onClose();
    } catch (failure) {
      setRefused(refusalText(failure, what, appointment));
    }
  };
  return (
    // Keys of what is inside it; itself it takes none.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="mt-3" onKeyDown={onEscape(onClose)}>
      {!able && (isError ? <p className="text-muted">{words.failed}</p> : <Skeleton className="h-11" />)}
      {able?.length === 0 && <p className="text-muted">{words.none}</p>}
      {able && able.length > 0 && (
        <ServiceField
          label={tasks[what].label}
          services={able}
          value={code}
          onChange={(next) => {
            setRefused(undefined);
            setCode(next);
          }}
        />
      )}
      <FormFailure message={refused} />
      <div className="mt-3 flex justify-end gap-2">
        <Button look="outline" onPress={onClose}>
          {words.cancel}
        </Button>
        <Button isPending={isPending} isDisabled={code === null} onPress={() => void (code && send(code))}>
          {tasks[what].send}
        </Button>
      </div>
    </div>
  );
}

type FieldProps = {
  readonly label: string;
  readonly services: readonly Service[];
  readonly value: string | null;
  readonly onChange: (code: string | null) => void;
};

/** Has the focus when it comes, so that one types at once. */
function ServiceField({ services, ...props }: FieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return <Combobox ref={field} options={services.map(optionOf)} {...props} />;
}
