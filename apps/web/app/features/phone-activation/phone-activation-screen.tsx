import { auth } from '@ayna/contracts/auth';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { activate } from '../../data/sign-in.ts';
import { challenges, endChallenge, isCodeSpent, type StoredChallenge } from '../../lib/challenge.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { keepReturnPath, signUpAgain } from '../../lib/return-path.ts';
import { AuthForm, AuthHead } from '../../parts/auth-form.tsx';
import { CodeFromSms } from '../../parts/code-from-sms.tsx';
import { CodeTimer, ResendButton } from '../../parts/code-timer.tsx';
import { useStoredChallenge } from '../../parts/use-stored-challenge.ts';
import { paths } from '../../paths.ts';
import { CodeField } from '../../ui/code-field.tsx';
import { Link } from '../../ui/link.tsx';
import { internationalPhone } from '../../ui/phone-text.ts';
import { texts } from './texts.ts';

export const meta = () => [{ title: texts.documentTitle }];

export default function PhoneActivationScreen() {
  const { challenge, store } = useStoredChallenge('activation');
  if (challenge === undefined) return <AuthHead title={texts.title}>{texts.leadWithoutPhone}</AuthHead>;
  if (challenge === null) return <NoCode />;
  return (
    <>
      <AuthHead title={texts.title}>
        <CodeDestination phone={challenge.phone} />
      </AuthHead>
      <CodeForm key={challenge.challenge} stored={challenge} onChallenge={store} />
      <ResendButton challenge={challenge} onChallenge={store} />
      <p className="mt-5 text-pretty text-body text-muted leading-5.25">
        {texts.helpBefore}{' '}
        <Link look="inline" to={paths.contact} reloadDocument>
          {texts.help}
        </Link>
        {texts.helpAfter}
      </p>
    </>
  );
}

function CodeDestination({ phone }: { readonly phone: string | undefined }) {
  const [search] = useSearchParams();
  if (!phone) return texts.leadWithoutPhone;
  return (
    <>
      <span className="num whitespace-nowrap font-strong text-ink">{internationalPhone(phone)}</span>{' '}
      {texts.lead} <Link to={signUpAgain(search)}>{texts.change}</Link>
    </>
  );
}

/** Opened by itself, or in another tab than the one that asked for the code. */
function NoCode() {
  const [search] = useSearchParams();
  return (
    <>
      <AuthHead title={texts.noneTitle}>{texts.none}</AuthHead>
      <p className="flex gap-5">
        <Link to={signUpAgain(search)}>{texts.signUp}</Link>
        <Link to={keepReturnPath(paths.signIn, search)}>{texts.signIn}</Link>
      </p>
    </>
  );
}

type CodeFormProps = {
  readonly stored: StoredChallenge;
  readonly onChallenge: (challenge: StoredChallenge) => void;
};

function CodeForm({ stored, onChallenge }: CodeFormProps) {
  const activating = useMutation(activate);
  const input = useRef<HTMLInputElement>(null);
  const form = useContractForm({
    schema: auth.routes.activate.body,
    saved: { challenge: stored.challenge, code: '' },
    messages: { code: texts.codeNeeded },
    async send(value, { reset }) {
      try {
        await activating.mutateAsync(value);
      } catch (failure) {
        // Six other digits will be typed, not these corrected.
        reset();
        input.current?.focus();
        if (isCodeSpent(failure)) onChallenge(endChallenge(stored));
        throw failure;
      }
      challenges.remove('activation');
    },
  });
  // The page asks for one thing, and a phone offers its code only to a field that has the focus.
  useEffect(() => input.current?.focus(), []);
  const take = (code: string): void => {
    form.set({ code });
    form.submit();
  };
  return (
    <AuthForm form={form} button={texts.submit}>
      <CodeField
        {...form.field('code')}
        ref={input}
        label={texts.code}
        isLabelHidden
        onComplete={() => form.submit()}
      />
      <CodeFromSms key={stored.requestedAt} onCode={take} />
      <CodeTimer challenge={stored} />
    </AuthForm>
  );
}
