import { fullName } from '@ayna/domain/names';
import { Phone } from 'lucide-react';
import type { ScheduleConflict } from '../../../data/appointments.ts';
import { clockOf, customerName } from '../../../parts/conflict-moves/names.ts';
import type { Candidate } from '../../../parts/conflict-moves/plan.ts';
import { localPhone } from '../../../parts/local-phone.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { texts } from './texts.ts';

const words = texts.dialog;

type Props = {
  readonly conflict: ScheduleConflict;
  readonly candidate: Candidate;
  readonly names: ReadonlyMap<string, string>;
  readonly close: () => void;
  readonly send: () => void;
};

/** A time is not changed behind a customer's back. */
export function ConfirmMoveDialog({ conflict: { appointment }, candidate, names, close, send }: Props) {
  const phone = appointment.customerSnapshot?.phone;
  const details = (moment: string, employeeCode: string): string =>
    words.at(clockOf(moment), names.get(employeeCode) ?? '');
  return (
    <Dialog
      title={words.title}
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      actions={
        <>
          <Button look="outline" size="lg" onPress={close}>
            {words.cancel}
          </Button>
          <Button size="lg" onPress={send}>
            {words.send}
          </Button>
        </>
      }
    >
      <p className="font-semibold text-title-s">{customerName(appointment)}</p>
      <dl className="num mt-2 grid grid-cols-lead-auto gap-x-4 gap-y-1">
        <dt className="text-muted">{words.was}</dt>
        <dd className="text-muted line-through">
          {words.at(
            clockOf(appointment.appointmentTime.appointmentStartDate),
            fullName(appointment.employeeSnapshot),
          )}
        </dd>
        <dt className="text-muted">{words.willBe}</dt>
        <dd className="font-semibold">{details(candidate.startDate, candidate.employeeCode)}</dd>
      </dl>
      <p className="mt-4">{words.text}</p>
      {phone && !phone.includes('*') && (
        <a
          href={`tel:${phone}`}
          aria-label={words.call(localPhone(phone))}
          className={`num mt-3 ${buttonStyle({ look: 'outline' })}`}
        >
          <Phone size={16} />
          {localPhone(phone)}
        </a>
      )}
    </Dialog>
  );
}
