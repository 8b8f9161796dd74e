import { auth } from '@ayna/contracts/auth';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { sendCustomerCode } from '../../data/auth.ts';
import { type StoredChallenge, toStoredChallenge } from '../../lib/challenge.ts';
import { systemClock } from '../../lib/clock.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { signInFrom } from '../../lib/return-path.ts';
import { AuthForm, AuthHead } from '../../parts/auth-form.tsx';
import { GuestCodeForm } from '../../parts/guest-code-form.tsx';
import { useStoredChallenge } from '../../parts/use-stored-challenge.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { internationalPhone } from '../../ui/phone-text.ts';
import { texts } from './texts.ts';

const words = texts.signIn;

/** The phone and its code are enough to see one's appointments; who has a password may use it. */
export function SignIn() {
  const { challenge, store, forget } = useStoredChallenge('my-appointments');
  return (
    <main className="mx-auto mt-6 w-full max-w-120 rounded-panel bg-surface px-8 py-9 shadow-outline-2 max-tablet:px-5 max-tablet:py-7 dark:bg-raised">
      {challenge ? (
        <>
          <AuthHead title={words.codeTitle}>
            {words.codeLead}{' '}
            <span className="num whitespace-nowrap font-strong text-ink">
              {internationalPhone(challenge.phone ?? '')}
            </span>
          </AuthHead>
          <GuestCodeForm
            key={challenge.challenge}
            challenge={challenge}
            onChallenge={store}
            purpose="my-appointments"
          />
          <div className="mt-2.5 grid">
            <Button look="ghost" onPress={forget}>
              {words.change}
            </Button>
          </div>
        </>
      ) : (
        <PhoneStep onChallenge={store} />
      )}
      <PasswordWay />
    </main>
  );
}

function PasswordWay() {
  const location = useLocation();
  return (
    <p className="mt-5 text-center text-lead-size text-muted">
      {words.password} <Link to={signInFrom(location)}>{words.toPassword}</Link>
    </p>
  );
}

function PhoneStep({ onChallenge }: { readonly onChallenge: (challenge: StoredChallenge) => void }) {
  const sending = useMutation(sendCustomerCode);
  const form = useContractForm({
    schema: auth.routes.customerCode.body,
    saved: { phone: '' },
    async send({ phone }) {
      const requestedAt = systemClock.now();
      onChallenge(toStoredChallenge(await sending.mutateAsync(phone), requestedAt, phone));
    },
  });
  return (
    <>
      <AuthHead title={words.title}>{words.lead}</AuthHead>
      <AuthForm form={form} button={words.send}>
        <PhoneField {...form.field('phone')} label={words.phone} size="lg" />
      </AuthForm>
    </>
  );
}
