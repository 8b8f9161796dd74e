import { signInPhoneForm } from '@ayna/contracts/auth';
import { useMutation } from '@tanstack/react-query';
import { signInWithPhone } from '../../data/auth.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { AuthForm } from '../../parts/auth-form.tsx';
import { FormPhoneField } from '../../parts/form-fields.tsx';
import { PasswordLine } from './password-line.tsx';
import { texts } from './texts.ts';
import { useSignIn } from './use-sign-in.ts';

export function PhoneForm() {
  const enter = useSignIn(useMutation(signInWithPhone).mutateAsync);
  const { form, ...rest } = useContractForm({
    schema: signInPhoneForm,
    start: { phone: '', password: '' },
    messages: { password: texts.passwordNeeded },
    send: (value) => enter(value, value.phone),
  });
  return (
    <AuthForm {...rest} button={texts.submit}>
      <div className="grid gap-3.5">
        <FormPhoneField control={form.control} name="phone" label={texts.phone} size="lg" />
        <PasswordLine control={form.control} />
      </div>
    </AuthForm>
  );
}
