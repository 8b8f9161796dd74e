import { auth, type Me } from '@ayna/contracts/auth';
import type { FieldErrors } from '@ayna/contracts/core/refusal';
import { validate } from '@ayna/contracts/core/validation';
import { useMutation } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { changePassword, requestEmailChange, requestEmailLink } from '../../data/account.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { localPhone } from '../../parts/local-phone.ts';
import { showFailure } from '../../parts/show-failure.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Section } from '../../ui/section.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { Line, LineActions } from './line.tsx';
import { dayOf } from './moment-text.ts';
import { PhoneDialog } from './phone-dialog.tsx';
import { PresentPassword } from './present-password.tsx';
import { texts } from './texts.ts';

const words = texts.signIn;

export function SignInSection({ me }: { readonly me: Me }) {
  const [open, setOpen] = useState<'phone' | 'email' | 'password'>();
  const close = () => setOpen(undefined);
  return (
    <Section layout="side" title={words.title} text={words.text}>
      <Line
        title={me.phone ? localPhone(me.phone) : words.noPhone}
        badge={me.phone && <Confirmed label={words.verified} />}
        text={words.phone}
      >
        <Button look="outline" size="sm" aria-label={words.changePhoneLabel} onPress={() => setOpen('phone')}>
          {words.changePhone}
        </Button>
      </Line>
      <EmailLine me={me} change={() => setOpen('email')} />
      <Line title={words.password} text={words.passwordChanged(dayOf(me.passwordChangedAt))}>
        {me.email && (
          <Button look="outline" size="sm" onPress={() => setOpen('password')}>
            {words.changePassword}
          </Button>
        )}
      </Line>
      {open === 'phone' && <PhoneDialog phone={me.phone} close={close} />}
      {open === 'email' && <EmailDialog present={me.email} close={close} />}
      {open === 'password' && me.email && <PasswordDialog email={me.email} close={close} />}
    </Section>
  );
}

const showLinkSent = (email: string): void =>
  showToast({ text: words.linkSent, detail: words.linkSentDetail(email) });

type EmailLineProps = { readonly me: Me; readonly change: () => void };

function EmailLine({ me: { email, emailVerified }, change }: EmailLineProps) {
  const link = useMutation(requestEmailLink);
  const send = (address: string) =>
    link.mutate(undefined, { onSuccess: () => showLinkSent(address), onError: showFailure });
  return (
    <Line
      title={email ?? words.noEmail}
      badge={email && (emailVerified ? <Confirmed label={words.confirmed} /> : <NotConfirmed />)}
      text={words.email}
    >
      <LineActions>
        {email && !emailVerified && (
          <Button look="outline" size="sm" isPending={link.isPending} onPress={() => send(email)}>
            {words.sendLink}
          </Button>
        )}
        <Button
          look="outline"
          size="sm"
          aria-label={email ? words.changeEmailLabel : words.addEmailLabel}
          onPress={change}
        >
          {email ? words.changeEmail : words.addEmail}
        </Button>
      </LineActions>
    </Line>
  );
}

function NotConfirmed() {
  return (
    <Badge tone="warning" size="sm" icon={CircleAlert}>
      {words.notConfirmed}
    </Badge>
  );
}

function Confirmed({ label }: { readonly label: string }) {
  return (
    <Badge tone="success" size="sm" icon={CircleCheck}>
      {label}
    </Badge>
  );
}

const emailWords = texts.emailDialog;

type EmailValues = { readonly email: string; readonly password: string };

const checkEmail = (values: EmailValues, present: string | null) => {
  const checked = validate(auth.routes.changeEmail.body, values);
  return !checked.fields && checked.value.email === present
    ? { fields: { email: emailWords.same } }
    : checked;
};

type EmailDialogProps = { readonly present: string | null; readonly close: () => void };

function EmailDialog({ present, close }: EmailDialogProps) {
  const change = useMutation(requestEmailChange);
  const form = useContractForm({
    schema: (values: EmailValues) => checkEmail(values, present),
    saved: { email: '', password: '' },
    checks: 'on-blur',
    send: (body) => change.mutateAsync(body),
    onSent(_, { values: { email } }) {
      close();
      showLinkSent(email);
    },
  });
  return (
    <FormDialog form={form} title={emailWords.title} close={close} save={emailWords.save}>
      <p className="text-ink-2">{emailWords.text}</p>
      <TextField
        {...form.field('email')}
        label={emailWords.email}
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <PresentPassword {...form.field('password')} />
    </FormDialog>
  );
}

const passwordWords = texts.passwordDialog;

type Values = { readonly password: string; readonly newPassword: string };

const checkPasswords = (email: string, values: Values) => {
  const checked = validate(auth.routes.resetPassword.body, { email, ...values });
  const required =
    values.password === '' ? validate(auth.routes.signIn.body, { email, password: '' }).fields : {};
  const isSame = values.password !== '' && values.password === values.newPassword;
  const fields: FieldErrors = {
    ...checked.fields,
    ...required,
    ...(isSame ? { newPassword: passwordWords.same } : {}),
  };
  return Object.keys(fields).length > 0 ? { fields } : checked;
};

type PasswordDialogProps = { readonly email: string; readonly close: () => void };

function PasswordDialog({ email, close }: PasswordDialogProps) {
  const change = useMutation(changePassword);
  const form = useContractForm({
    schema: (values: Values) => checkPasswords(email, values),
    saved: { password: '', newPassword: '' },
    checks: 'on-blur',
    send: (body) => change.mutateAsync(body),
    onSent() {
      close();
      showToast({ text: passwordWords.done, detail: passwordWords.doneDetail });
    },
  });
  return (
    <FormDialog form={form} title={passwordWords.title} close={close} save={passwordWords.save}>
      <p className="text-ink-2">{passwordWords.text}</p>
      {/* For the browser's own keeper of passwords, which asks whose it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...form.field('password')}
        label={passwordWords.current}
        autoComplete="current-password"
        maxLength={128}
      />
      <PasswordField
        {...form.field('newPassword')}
        label={passwordWords.next}
        hint={passwordWords.hint}
        autoComplete="new-password"
        maxLength={128}
      />
    </FormDialog>
  );
}
