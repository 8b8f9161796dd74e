import { signInForm } from '@ayna/contracts/auth';
import { useMutation } from '@tanstack/react-query';
import { signIn } from '../../data/auth.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { AuthForm } from '../../parts/auth-form.tsx';
import { FormTextField } from '../../parts/form-fields.tsx';
import { PasswordLine } from './password-line.tsx';
import { texts } from './texts.ts';
import { useSignIn } from './use-sign-in.ts';

export function EmailForm() {
  const enter = useSignIn(useMutation(signIn).mutateAsync);
  const { form, ...rest } = useContractForm({
    schema: signInForm,
    start: { email: '', password: '' },
    messages: { password: texts.passwordNeeded },
    send: (value) => enter(value),
  });
  return (
    <AuthForm {...rest} button={texts.submit}>
      <div className="grid gap-3.5">
        <FormTextField
          control={form.control}
          name="email"
          label={texts.email}
          type="email"
          inputMode="email"
          autoComplete="username"
          size="lg"
        />
        <PasswordLine control={form.control} />
      </div>
    </AuthForm>
  );
}
