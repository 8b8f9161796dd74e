import type { Me } from '@ayna/contracts/auth';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { localPhone } from '../../parts/local-phone.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { dayOf } from './moment-text.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { PhoneDialog } from './phone-dialog.tsx';
import { Line, Section } from './section.tsx';
import { texts } from './texts.ts';

const words = texts.signIn;

export function SignInSection({ me }: { readonly me: Me }) {
  const [open, setOpen] = useState<'phone' | 'password'>();
  const close = () => setOpen(undefined);
  return (
    <Section title={words.title} text={words.text}>
      <Line
        title={me.phone ? localPhone(me.phone) : words.noPhone}
        badge={me.phone && <Verified />}
        text={words.phone}
      >
        <Button look="outline" size="sm" aria-label={words.changePhoneLabel} onPress={() => setOpen('phone')}>
          {words.changePhone}
        </Button>
      </Line>
      <Line title={me.email ?? words.noEmail} text={words.email} />
      <Line title={words.password} text={words.passwordChanged(dayOf(me.passwordChangedAt))}>
        {me.email && (
          <Button look="outline" size="sm" onPress={() => setOpen('password')}>
            {words.changePassword}
          </Button>
        )}
      </Line>
      {open === 'phone' && <PhoneDialog phone={me.phone} close={close} />}
      {open === 'password' && me.email && <PasswordDialog email={me.email} close={close} />}
    </Section>
  );
}

function Verified() {
  return (
    <Badge tone="success" size="sm" icon={<CircleCheck aria-hidden="true" size={14} strokeWidth={2} />}>
      {words.verified}
    </Badge>
  );
}
