import { Check } from 'lucide-react';
import type { Appointment } from '../../data/appointments.ts';
import { useStatusActions } from '../../parts/appointment-details/use-status-actions.ts';
import { Button } from '../../ui/button.tsx';
import { customerNameOf, momentOf } from './model/row-texts.ts';
import { texts } from './texts.ts';
import type { Decision } from './use-next-decision.ts';

type Props = {
  readonly appointment: Appointment;
  readonly onDecide: (code: string, status: Decision) => void;
  /** On a phone they share the width of the card. */
  readonly isWide?: boolean;
  /** Somebody came here to decide on this one. */
  readonly isRequested?: boolean;
};

const words = {
  Approved: { name: texts.approve, of: texts.approveOf, done: texts.approved },
  Canceled: { name: texts.refuse, of: texts.refuseOf, done: texts.refused },
} as const;

const requestedStyle = 'rounded-md outline-2 outline-focus outline-offset-4';

/** Either can be taken back from the message. Each row has its own, so that one need not wait for another. */
export function Decisions({ appointment, onDecide, isWide = false, isRequested = false }: Props) {
  const acts = useStatusActions();
  const [customer, when] = [customerNameOf(appointment), momentOf(appointment)];
  const button = (status: Decision) => (
    <span data-decide={status} data-of={appointment.code} className="grid">
      <Button
        look={status === 'Approved' ? 'soft' : 'outline'}
        size={isWide ? 'md' : 'sm'}
        aria-label={words[status].of(customer, when)}
        {...(status === 'Approved' ? { icon: Check } : {})}
        isPending={acts.underWay === status}
        isDisabled={acts.underWay !== undefined && acts.underWay !== status}
        onPress={() => {
          onDecide(appointment.code, status);
          acts.set(appointment, status, words[status].done(customer, when));
        }}
      >
        {words[status].name}
      </Button>
    </span>
  );
  return (
    <div
      className={`${isWide ? 'grid grid-cols-2 gap-2' : 'flex justify-end gap-2'} ${isRequested ? requestedStyle : ''}`}
    >
      {button('Canceled')}
      {button('Approved')}
    </div>
  );
}
