import { auth } from '@ayna/contracts/auth';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { meQuery } from '../../data/auth.ts';
import { forgotPassword, setNewPassword } from '../../data/sign-in.ts';
import {
  challenges,
  endChallenge,
  isCodeSpent,
  type StoredChallenge,
  toStoredChallenge,
} from '../../lib/challenge.ts';
import { systemClock } from '../../lib/clock.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { keepReturnPath } from '../../lib/return-path.ts';
import { AuthForm, AuthHead } from '../../parts/auth-form.tsx';
import { CodeFromSms } from '../../parts/code-from-sms.tsx';
import { CodeTimer, ResendButton } from '../../parts/code-timer.tsx';
import { NewPasswordField } from '../../parts/new-password-field.tsx';
import { useStoredChallenge } from '../../parts/use-stored-challenge.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { Link } from '../../ui/link.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { internationalPhone } from '../../ui/phone-text.ts';
import { texts } from './texts.ts';

export const meta = () => [{ title: texts.documentTitle }];

export default function ForgotPasswordScreen() {
  const { challenge, store, forget } = useStoredChallenge('new-password');
  const [search] = useSearchParams();
  return (
    <>
      {challenge ? (
        <>
          <AuthHead title={texts.codeTitle}>
            {texts.codeLead}{' '}
            <span className="num whitespace-nowrap font-strong text-ink">
              {internationalPhone(challenge.phone ?? '')}
            </span>
          </AuthHead>
          <CodeStep key={challenge.challenge} stored={challenge} onChallenge={store} />
          <ResendButton challenge={challenge} onChallenge={store} />
          <div className="mt-2.5 grid">
            <Button look="ghost" onPress={forget}>
              {texts.change}
            </Button>
          </div>
        </>
      ) : (
        <PhoneStep onChallenge={store} />
      )}
      <p className="mt-5 text-center text-lead-size text-muted">
        {texts.remembered} <Link to={keepReturnPath(paths.signIn, search)}>{texts.signIn}</Link>
      </p>
    </>
  );
}

type Props = { readonly onChallenge: (challenge: StoredChallenge) => void };

function PhoneStep({ onChallenge }: Props) {
  const asking = useMutation(forgotPassword);
  // Who came in by a code sets a first password here, and has told the number.
  const { data: me } = useQuery({ ...meQuery, enabled: false });
  const form = useContractForm({
    schema: auth.routes.forgotPassword.body,
    saved: { phone: me?.phone ?? '' },
    async send({ phone }) {
      const askedAt = systemClock.now();
      onChallenge(toStoredChallenge(await asking.mutateAsync(phone), askedAt, phone));
    },
  });
  return (
    <>
      <AuthHead title={texts.title}>{texts.lead}</AuthHead>
      <AuthForm form={form} button={texts.send}>
        <PhoneField {...form.field('phone')} label={texts.phone} size="lg" />
      </AuthForm>
    </>
  );
}

type CodeStepProps = Props & { readonly stored: StoredChallenge };

function CodeStep({ stored, onChallenge }: CodeStepProps) {
  const setting = useMutation(setNewPassword);
  const form = useContractForm({
    schema: auth.routes.newPassword.body,
    saved: { challenge: stored.challenge, code: '', password: '' },
    messages: { code: texts.codeNeeded },
    async send(value) {
      try {
        await setting.mutateAsync(value);
      } catch (failure) {
        if (isCodeSpent(failure)) onChallenge(endChallenge(stored));
        throw failure;
      }
      challenges.remove('new-password');
    },
  });
  return (
    <AuthForm form={form} button={texts.submit}>
      <CodeField {...form.field('code')} label={texts.code} isLabelHidden />
      <CodeFromSms key={stored.requestedAt} onCode={(code) => form.set({ code })} />
      <CodeTimer challenge={stored} />
      <div className="mt-4.5">
        <NewPasswordField {...form.field('password')} label={texts.password} />
      </div>
      <p className="mt-3 text-label text-muted">{texts.note}</p>
    </AuthForm>
  );
}
