import { Section } from '../../../ui/section.tsx';
import { noCustomer } from '../model/draft.ts';
import { texts } from '../texts.ts';
import type { AddAppointment } from '../use-add-appointment.ts';
import { ChosenCard, WalkIn } from './chosen-customer.tsx';
import { CustomerPicker } from './customer-picker.tsx';
import { NewCustomer } from './new-customer.tsx';

type Props = {
  readonly form: AddAppointment;
  readonly salonCode: string;
  /** A card was asked for in the address, and could not be read. */
  readonly isCustomerMissing: boolean;
};

/** Found by name or phone, made on the spot, or nobody: but said, so that nobody is forgotten. */
export function CustomerSection({ form, salonCode, isCustomerMissing }: Props) {
  const { person } = form.draft;
  const again = () => form.change({ person: noCustomer });
  return (
    <Section layout="dense" title={texts.customer.title} tour="customer">
      {person.kind === 'unasked' && (
        <CustomerPicker
          salonCode={salonCode}
          typed={person.typed}
          onType={(typed) => form.change({ person: { kind: 'unasked', typed } })}
          error={form.errors.person}
          hint={isCustomerMissing ? texts.customer.lost : texts.customer.hint}
          onChoose={(chosen) => form.change({ person: chosen })}
        />
      )}
      {person.kind === 'nobody' && <WalkIn onChange={again} />}
      {person.kind === 'card' && <ChosenCard card={person.card} onChange={again} />}
      {person.kind === 'new' && (
        <NewCustomer
          person={person}
          errors={form.errors}
          onChange={(next) => form.change({ person: next })}
          onCancel={again}
        />
      )}
    </Section>
  );
}
