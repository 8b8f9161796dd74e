import { auth } from '@ayna/contracts/auth';
import type { FieldErrors } from '@ayna/contracts/core/refusal';
import { validate } from '@ayna/contracts/core/validation';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { changePassword } from '../../data/account.ts';
import { failureMessage } from '../../parts/show-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { fieldsOf } from './failure-text.ts';
import { texts } from './texts.ts';

const words = texts.passwordDialog;

type Props = { readonly email: string; readonly close: () => void };

export function PasswordDialog({ email, close }: Props) {
  const form = usePasswordForm(email, close);
  const id = useId();
  return (
    <Dialog
      title={words.title}
      isOpen
      isUnsaved={form.isTyped}
      onOpenChange={(isOpen) => !isOpen && close()}
      actions={
        <>
          <Button look="outline" onPress={close}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={id} isPending={form.isPending}>
            {words.save}
          </Button>
        </>
      }
    >
      <form id={id} noValidate className="grid gap-4" onSubmit={form.submit}>
        <p className="text-ink-2">{words.text}</p>
        <FormFailure message={form.failure} />
        {/* For the browser's own keeper of passwords, which asks whose it is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={words.current}
          autoComplete="current-password"
          maxLength={128}
          {...form.field('password')}
        />
        <PasswordField
          label={words.next}
          hint={words.hint}
          autoComplete="new-password"
          maxLength={128}
          {...form.field('newPassword')}
        />
      </form>
    </Dialog>
  );
}

type Name = 'password' | 'newPassword';
type Typed = Readonly<Record<Name, string>>;

const passwordErrors = (email: string, typed: Typed): FieldErrors => {
  const { fields = {} } = validate(auth.routes.resetPassword.body, { email, ...typed });
  const required =
    typed.password === '' ? validate(auth.routes.signIn.body, { email, password: '' }).fields : {};
  const same = typed.password !== '' && typed.password === typed.newPassword;
  return { ...fields, ...required, ...(same ? { newPassword: words.same } : {}) };
};

const usePasswordForm = (email: string, close: () => void) => {
  const [typed, setTyped] = useState<Typed>({ password: '', newPassword: '' });
  const [left, setLeft] = useState<Partial<Record<Name, true>>>({});
  const change = useMutation(changePassword);
  const wrong = passwordErrors(email, typed);
  const serverErrors = fieldsOf(change.error);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setLeft({ password: true, newPassword: true });
    if (change.isPending || Object.keys(wrong).length > 0) return;
    change.mutate(
      { email, ...typed },
      {
        onSuccess: () => {
          close();
          showToast({ text: words.done, detail: words.doneDetail });
        },
      },
    );
  };
  const field = (name: Name) => ({
    name,
    value: typed[name],
    error: serverErrors[name] ?? (left[name] ? wrong[name] : undefined),
    onChange: (value: string) => {
      setTyped((before) => ({ ...before, [name]: value }));
      if (change.error) change.reset();
    },
    onBlur: () => typed[name] !== '' && setLeft((before) => ({ ...before, [name]: true })),
  });
  return {
    field,
    submit,
    isTyped: typed.password !== '' || typed.newPassword !== '',
    isPending: change.isPending,
    failure: change.error ? failureMessage(change.error) : undefined,
  };
};
