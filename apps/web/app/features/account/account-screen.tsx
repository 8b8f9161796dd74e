import './account.css';
import type { Me } from '@ayna/contracts/auth';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link, type MetaDescriptor } from 'react-router';
import { meQuery } from '../../data/auth.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { UnsavedChangesGuard } from '../../parts/unsaved-changes-guard.tsx';
import { paths } from '../../paths.ts';
import { ConsentsSection } from './consents-section.tsx';
import { IdentitySection } from './identity-section.tsx';
import { LoadFailed, LoadingLines } from './load-state.tsx';
import { SaveBar } from './save-bar.tsx';
import { Section } from './section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { SignInSection } from './sign-in-section.tsx';
import { texts } from './texts.ts';
import { ThemeSection } from './theme-section.tsx';
import { useProfileForm } from './use-profile-form.ts';

export const meta = (): MetaDescriptor[] => [{ title: texts.documentTitle }];

/** One's own account: what belongs to the person, whatever the salon. */
export default function AccountScreen() {
  const { data: me, error, refetch } = useQuery(meQuery);
  if (me) return <Account me={me} />;
  return (
    <>
      <Head />
      <div className={scroller}>
        <Section title={texts.identity.title} text={texts.identity.text}>
          {error ? <LoadFailed failure={error} retry={() => void refetch()} /> : <LoadingLines count={3} />}
        </Section>
      </div>
    </>
  );
}

const scroller = 'min-h-0 flex-1 overflow-y-auto px-6 pt-0.5 pb-7 max-tablet:px-4 max-tablet:pb-6';

function Head() {
  return (
    <div className="flex shrink-0 items-center max-tablet:pl-2 tablet:block">
      <Link
        to={paths.profile}
        aria-label={texts.back}
        className="grid size-11 shrink-0 place-items-center rounded-md text-ink-2 tablet:hidden"
      >
        <ArrowLeft aria-hidden="true" size={22} strokeWidth={1.75} />
      </Link>
      <div className="min-w-0 flex-1 max-tablet:[&_header]:pl-1 max-tablet:[&_p]:sr-only">
        <PageHead title={texts.title} sub={texts.sub} />
      </div>
    </div>
  );
}

function Account({ me }: { readonly me: Me }) {
  const form = useProfileForm(me);
  return (
    <>
      <Head />
      <div className={scroller}>
        <div className="max-w-[1000px]">
          <IdentitySection me={me} form={form} />
          <SignInSection me={me} />
          <SessionsSection />
          <ConsentsSection />
          <ThemeSection />
        </div>
      </div>
      <SaveBar form={form} />
      <UnsavedChangesGuard isDirty={form.isDirty} />
    </>
  );
}
