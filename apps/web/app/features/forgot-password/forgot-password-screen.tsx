import { useSearchParams } from 'react-router';
import { keepReturnPath } from '../../lib/return-path.ts';
import { AuthHead } from '../../parts/auth-form.tsx';
import { ResendButton } from '../../parts/code-timer.tsx';
import { useStoredChallenge } from '../../parts/use-stored-challenge.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { internationalPhone } from '../../ui/phone-text.ts';
import { CodeStep } from './code-step.tsx';
import { PhoneStep } from './phone-step.tsx';
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
            <span className="num whitespace-nowrap font-[550] text-ink">
              {internationalPhone(challenge.phone ?? '')}
            </span>
          </AuthHead>
          <CodeStep key={challenge.challenge} stored={challenge} />
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
      <p className="mt-5 text-center text-[15px] text-muted">
        {texts.remembered} <Link to={keepReturnPath(paths.signIn, search)}>{texts.signIn}</Link>
      </p>
    </>
  );
}
