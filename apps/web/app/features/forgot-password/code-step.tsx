import { auth } from '@ayna/contracts/auth';
import { useMutation } from '@tanstack/react-query';
import { type Control, Controller, useWatch } from 'react-hook-form';
import { newPassword } from '../../data/auth.ts';
import { challenges, type KeptChallenge } from '../../lib/challenge.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { AuthForm } from '../../parts/auth-form.tsx';
import { CodeFromSms } from '../../parts/code-from-sms.tsx';
import { CodeTimer } from '../../parts/code-wait.tsx';
import { PasswordStrength } from '../../parts/password-strength.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { texts } from './texts.ts';

type Values = { challenge: string; code: string; password: string };

export function CodeStep({ kept }: { readonly kept: KeptChallenge }) {
  const setting = useMutation(newPassword);
  const { form, ...rest } = useContractForm<typeof auth.routes.newPassword.body, Values>({
    schema: auth.routes.newPassword.body,
    start: { challenge: kept.challenge, code: '', password: '' },
    say: { code: texts.codeNeeded },
    async send(value) {
      await setting.mutateAsync(value);
      challenges.forget('new-password');
    },
  });
  return (
    <AuthForm {...rest} button={texts.submit}>
      <Controller
        control={form.control}
        name="code"
        render={({ field, fieldState }) => (
          <CodeField {...field} label={texts.code} isLabelHidden error={fieldState.error?.message} />
        )}
      />
      <CodeFromSms key={kept.askedAt} take={(code) => form.setValue('code', code)} />
      <CodeTimer kept={kept} />
      <div className="mt-4.5">
        <PasswordLine control={form.control} />
      </div>
      <p className="mt-3 text-label text-muted">{texts.note}</p>
    </AuthForm>
  );
}

function PasswordLine({ control }: { readonly control: Control<Values> }) {
  const password = useWatch({ control, name: 'password' });
  return (
    <Controller
      control={control}
      name="password"
      render={({ field, fieldState }) => (
        <PasswordField
          {...field}
          label={texts.password}
          autoComplete="new-password"
          size="lg"
          hint={<PasswordStrength password={password} />}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}
