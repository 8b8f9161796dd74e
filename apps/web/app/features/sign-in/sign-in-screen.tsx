import { Mail, Smartphone } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { keepReturnPath } from '../../lib/return-path.ts';
import { AuthHead } from '../../parts/auth-form.tsx';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { EmailForm } from './email-form.tsx';
import { PhoneForm } from './phone-form.tsx';
import { texts } from './texts.ts';

export const meta = () => [{ title: texts.documentTitle }];

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

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
          { id: 'phone', label: texts.byPhone, icon: <Smartphone {...icon} />, panel: <PhoneForm /> },
          { id: 'email', label: texts.byEmail, icon: <Mail {...icon} />, panel: <EmailForm /> },
        ]}
      />
      <p className="mt-5 text-center text-[15px] text-muted">
        {texts.noAccount} <Link to={keepReturnPath(paths.signUp, search)}>{texts.signUp}</Link>
      </p>
    </>
  );
}
