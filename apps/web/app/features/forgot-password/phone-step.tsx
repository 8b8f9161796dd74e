import { auth } from '@ayna/contracts/auth';
import { useMutation } from '@tanstack/react-query';
import { forgotPassword } from '../../data/auth.ts';
import { type StoredChallenge, toStoredChallenge } from '../../lib/challenge.ts';
import { systemClock } from '../../lib/clock.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { AuthForm, AuthHead } from '../../parts/auth-form.tsx';
import { FormPhoneField } from '../../parts/form-fields.tsx';
import { texts } from './texts.ts';

type Props = { readonly onChallenge: (challenge: StoredChallenge) => void };

export function PhoneStep({ onChallenge }: Props) {
  const asking = useMutation(forgotPassword);
  const { form, ...rest } = useContractForm({
    schema: auth.routes.forgotPassword.body,
    start: { phone: '' },
    async send({ phone }) {
      const askedAt = systemClock.now();
      onChallenge(toStoredChallenge(await asking.mutateAsync(phone), askedAt, phone));
    },
  });
  return (
    <>
      <AuthHead title={texts.title}>{texts.lead}</AuthHead>
      <AuthForm {...rest} button={texts.send}>
        <FormPhoneField control={form.control} name="phone" label={texts.phone} size="lg" />
      </AuthForm>
    </>
  );
}
