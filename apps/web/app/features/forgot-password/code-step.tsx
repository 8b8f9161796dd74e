import { auth } from '@ayna/contracts/auth';
import { useMutation } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { setNewPassword } from '../../data/auth.ts';
import { challenges, type StoredChallenge } from '../../lib/challenge.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { AuthForm } from '../../parts/auth-form.tsx';
import { CodeFromSms } from '../../parts/code-from-sms.tsx';
import { CodeTimer } from '../../parts/code-timer.tsx';
import { NewPasswordField } from '../../parts/new-password-field.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { texts } from './texts.ts';

type Values = { challenge: string; code: string; password: string };

export function CodeStep({ stored }: { readonly stored: StoredChallenge }) {
  const setting = useMutation(setNewPassword);
  const { form, ...rest } = useContractForm<typeof auth.routes.newPassword.body, Values>({
    schema: auth.routes.newPassword.body,
    start: { challenge: stored.challenge, code: '', password: '' },
    messages: { code: texts.codeNeeded },
    async send(value) {
      await setting.mutateAsync(value);
      challenges.remove('new-password');
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
      <CodeFromSms key={stored.requestedAt} onCode={(code) => form.setValue('code', code)} />
      <CodeTimer challenge={stored} />
      <div className="mt-4.5">
        <NewPasswordField control={form.control} name="password" label={texts.password} />
      </div>
      <p className="mt-3 text-label text-muted">{texts.note}</p>
    </AuthForm>
  );
}
