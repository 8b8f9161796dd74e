import { auth } from '@ayna/contracts/auth';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Controller } from 'react-hook-form';
import { activate } from '../../data/auth.ts';
import { challenges, type StoredChallenge } from '../../lib/challenge.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { AuthForm } from '../../parts/auth-form.tsx';
import { CodeFromSms } from '../../parts/code-from-sms.tsx';
import { CodeTimer } from '../../parts/code-timer.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { texts } from './texts.ts';

export function CodeForm({ stored }: { readonly stored: StoredChallenge }) {
  const activating = useMutation(activate);
  const { form, ...rest } = useContractForm({
    schema: auth.routes.activate.body,
    start: { challenge: stored.challenge, code: '' },
    messages: { code: texts.codeNeeded },
    async send(value) {
      try {
        await activating.mutateAsync(value);
      } catch (failure) {
        // Six other digits will be typed, not these corrected.
        form.resetField('code');
        form.setFocus('code');
        throw failure;
      }
      challenges.remove('activation');
    },
  });
  // The page asks for one thing, and a phone offers its code only to a field that has the focus.
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  const take = (code: string): void => {
    form.setValue('code', code);
    rest.submit();
  };
  return (
    <AuthForm {...rest} button={texts.submit}>
      <Controller
        control={form.control}
        name="code"
        render={({ field, fieldState }) => (
          <CodeField
            {...field}
            label={texts.code}
            isLabelHidden
            error={fieldState.error?.message}
            onComplete={() => rest.submit()}
          />
        )}
      />
      <CodeFromSms key={stored.requestedAt} onCode={take} />
      <CodeTimer challenge={stored} />
    </AuthForm>
  );
}
