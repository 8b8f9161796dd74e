import { fullName } from '@ayna/domain/names';
import { CircleUserRound, Copy, Phone } from 'lucide-react';
import type { Appointment } from '../../data/appointments.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { copyText } from '../copy-text.ts';
import { localPhone } from '../local-phone.ts';
import { Fact, FactLabel, factStyle } from './fact.tsx';
import { texts } from './texts.ts';

const words = texts.customer;
export function CustomerFact({ appointment }: { readonly appointment: Appointment }) {
  const { customerSnapshot: customer, customerCode } = appointment;
  if (!customer)
    return (
      <Fact Icon={CircleUserRound}>
        <FactLabel>{words.label}</FactLabel>
        <p className="mt-0.5 text-muted">{words.none}</p>
      </Fact>
    );
  const name = fullName(customer);
  return (
    <Fact Icon={CircleUserRound}>
      <div className="flex items-center gap-3">
        <Avatar
          name={name}
          size="md"
          {...(customerCode ? { seed: customerCode } : {})}
          {...(customer.imageUrl ? { src: customer.imageUrl } : {})}
        />
        <div className="min-w-0">
          <FactLabel>{words.label}</FactLabel>
          <div className={factStyle}>{name}</div>
        </div>
      </div>
      {customer.phone && <PhoneLine phone={customer.phone} />}
    </Fact>
  );
}

/** A masked number can be neither called nor copied. */
const isMasked = (phone: string): boolean => phone.includes('*');

function PhoneLine({ phone }: { readonly phone: string }) {
  if (isMasked(phone)) return <p className="num mt-2.5 text-muted">{phone}</p>;
  const spoken = localPhone(phone);
  return (
    <div className="mt-2.5 flex flex-wrap gap-2">
      <a
        href={`tel:${phone}`}
        aria-label={words.call(spoken)}
        className={`num ${buttonStyle({ look: 'outline', size: 'sm' })}`}
      >
        <Phone size={16} />
        {spoken}
      </a>
      <Button look="outline" size="sm" icon={Copy} onPress={() => void copyText(phone)}>
        {words.copy}
      </Button>
    </div>
  );
}
