import { signInForm, signInPhoneForm } from '@ayna/contracts/auth';
import { useMutation } from '@tanstack/react-query';
import { Mail, Smartphone } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router';
import { signIn, signInWithPhone } from '../../data/sign-in.ts';
import { challengeFromRefusal, challenges, toStoredChallenge } from '../../lib/challenge.ts';
import { systemClock } from '../../lib/clock.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { keepReturnPath, signUpAgain } from '../../lib/return-path.ts';
import { AuthForm, AuthHead } from '../../parts/auth-form.tsx';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { TextField, type TextFieldProps } from '../../ui/text-field.tsx';
import { texts } from './texts.ts';

/** Signs in; anyone who has not proved the phone yet is led to doing so, which signs in too. */
function useSignIn<Form>(signIn: (form: Form) => Promise<unknown>) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return async (form: Form, phone?: string): Promise<void> => {
    const askedAt = systemClock.now();
    try {
      await signIn(form);
    } catch (failure) {
      const challenge = challengeFromRefusal(failure);
      if (!challenge) throw failure;
      challenges.save('activation', toStoredChallenge(challenge, askedAt, phone));
      await navigate(keepReturnPath(paths.phoneActivation, search));
    }
  };
}

export const meta = () => [{ title: texts.documentTitle }];

export default function SignInScreen() {
  const [search] = useSearchParams();
  return (
    <>
      <AuthHead title={texts.title}>{texts.lead}</AuthHead>
      <Tabs
        label={texts.ways}
        kind="pill"
        isWide
        panelClassName="pt-5"
        items={[
          { id: 'phone', label: texts.byPhone, icon: Smartphone, panel: <PhoneForm /> },
          { id: 'email', label: texts.byEmail, icon: Mail, panel: <EmailForm /> },
        ]}
      />
      <p className="mt-5 text-center text-lead-size text-muted">
        {texts.noAccount} <Link to={signUpAgain(search)}>{texts.signUp}</Link>
      </p>
      <p className="mt-2 text-center text-lead-size text-muted">
        {texts.noPassword} <Link to={paths.myAppointments}>{texts.byCode}</Link>
      </p>
    </>
  );
}

function PhoneForm() {
  const enter = useSignIn(useMutation(signInWithPhone).mutateAsync);
  const form = useContractForm({
    schema: signInPhoneForm,
    saved: { phone: '', password: '' },
    messages: { password: texts.passwordNeeded },
    send: (value) => enter(value, value.phone),
  });
  return (
    <AuthForm form={form} button={texts.submit}>
      <div className="grid gap-3.5">
        <PhoneField {...form.field('phone')} label={texts.phone} size="lg" />
        <PasswordLine {...form.field('password')} />
      </div>
    </AuthForm>
  );
}

function EmailForm() {
  const enter = useSignIn(useMutation(signIn).mutateAsync);
  const form = useContractForm({
    schema: signInForm,
    saved: { email: '', password: '' },
    messages: { password: texts.passwordNeeded },
    send: (value) => enter(value),
  });
  return (
    <AuthForm form={form} button={texts.submit}>
      <div className="grid gap-3.5">
        <TextField
          {...form.field('email')}
          label={texts.email}
          type="email"
          inputMode="email"
          autoComplete="username"
          size="lg"
        />
        <PasswordLine {...form.field('password')} />
      </div>
    </AuthForm>
  );
}

function PasswordLine(field: Omit<TextFieldProps, 'label'>) {
  const [search] = useSearchParams();
  return (
    <PasswordField
      {...field}
      label={texts.password}
      autoComplete="current-password"
      size="lg"
      labelEnd={<Link to={keepReturnPath(paths.forgottenPassword, search)}>{texts.forgotten}</Link>}
    />
  );
}
