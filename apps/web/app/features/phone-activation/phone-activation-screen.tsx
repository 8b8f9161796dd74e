import { useSearchParams } from 'react-router';
import { keepReturnPath } from '../../lib/return-path.ts';
import { AuthHead } from '../../parts/auth-form.tsx';
import { ResendButton } from '../../parts/code-timer.tsx';
import { useStoredChallenge } from '../../parts/use-stored-challenge.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import { internationalPhone } from '../../ui/phone-text.ts';
import { CodeForm } from './code-form.tsx';
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
      <CodeForm key={challenge.challenge} stored={challenge} />
      <ResendButton challenge={challenge} onChallenge={store} />
      <p className="mt-5 text-pretty text-body text-muted leading-[21px]">
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
      <span className="num whitespace-nowrap font-[550] text-ink">{internationalPhone(phone)}</span>{' '}
      {texts.lead} <Link to={keepReturnPath(paths.signUp, search)}>{texts.change}</Link>
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
        <Link to={keepReturnPath(paths.signUp, search)}>{texts.signUp}</Link>
        <Link to={keepReturnPath(paths.signIn, search)}>{texts.signIn}</Link>
      </p>
    </>
  );
}
