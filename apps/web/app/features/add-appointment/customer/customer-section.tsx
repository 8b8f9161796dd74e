import { unasked } from '../model/draft.ts';
import { Section } from '../section.tsx';
import { texts } from '../texts.ts';
import type { AddAppointment } from '../use-add-appointment.ts';
import { CardCustomer, WalkIn } from './chosen-customer.tsx';
import { CustomerPicker } from './customer-picker.tsx';
import { NewCustomer } from './new-customer.tsx';

type Props = {
  readonly form: AddAppointment;
  readonly salonCode: string;
  /** A card was asked for in the address, and could not be read. */
  readonly isLost: boolean;
};

/** Found by name or phone, made on the spot, or nobody: but said, so that nobody is forgotten. */
export function CustomerSection({ form, salonCode, isLost }: Props) {
  const { person } = form.draft;
  const again = () => form.change({ person: unasked });
  return (
    <Section title={texts.customer.title} tour="customer">
      {person.kind === 'unasked' && (
        <CustomerPicker
          salonCode={salonCode}
          typed={person.typed}
          onType={(typed) => form.change({ person: { kind: 'unasked', typed } })}
          error={form.wrong.person}
          hint={isLost ? texts.customer.lost : texts.customer.hint}
          onChoose={(chosen) => form.change({ person: chosen })}
        />
      )}
      {person.kind === 'nobody' && <WalkIn onChange={again} />}
      {person.kind === 'card' && <CardCustomer card={person.card} onChange={again} />}
      {person.kind === 'new' && (
        <NewCustomer
          person={person}
          wrong={form.wrong}
          onChange={(next) => form.change({ person: next })}
          onLeave={again}
        />
      )}
    </Section>
  );
}
