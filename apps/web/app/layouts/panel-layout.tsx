import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { isSecondFactorDue, isSecondFactorMissing } from '../data/second-factor.ts';
import { originState, signInFrom } from '../lib/return-path.ts';
import { texts } from '../parts/not-found.texts.ts';
import { NotFound } from '../parts/not-found.tsx';
import { SecondFactorField, useSecondFactorForm } from '../parts/second-factor-dialog.tsx';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { FormFailure } from '../ui/form-failure.tsx';
import { ButtonLink } from '../ui/link.tsx';
import { ThemeToggle } from '../ui/theme-toggle.tsx';
import { Brand } from './shell/brand.tsx';
import { PanelFrame } from './shell/panel-frame.tsx';
import { RestoringSession } from './shell/restoring-session.tsx';
import { useShellData } from './shell/shell-data.ts';
import { texts as shellTexts } from './shell/texts.ts';

/** For the platform's own people: they sign in and come back here. For everybody else there is no such page. */
export default function PanelLayout() {
  const shell = useShellData();
  const location = useLocation();
  if (shell.state === 'restoring' || shell.state === 'offline')
    return <RestoringSession isOffline={shell.state === 'offline'} />;
  if (shell.state === 'signed-out') return <Navigate to={signInFrom(location)} replace />;
  if (shell.data.person.role !== 'Admin') return <NoSuchPage />;
  return (
    <PanelFrame data={shell.data}>
      {(failure) => (
        <SecondFactorGate failure={failure}>
          <Outlet />
        </SecondFactorGate>
      )}
    </PanelFrame>
  );
}

const gate = shellTexts.secondFactor;

type GateProps = { readonly failure: unknown; readonly children: ReactNode };

/** Nothing of the panel is answered before the second factor, so nothing of it is shown. */
function SecondFactorGate({ failure, children }: GateProps) {
  const location = useLocation();
  if (isSecondFactorDue(failure)) return <GateFrame text={gate.due} action={<GateForm />} />;
  if (isSecondFactorMissing(failure))
    return (
      <GateFrame
        text={gate.missing}
        action={
          <ButtonLink to={paths.account} state={originState(location, paths.account)}>
            {gate.toAccount}
          </ButtonLink>
        }
      />
    );
  return children;
}

type FrameProps = { readonly text: string; readonly action: ReactNode };

function GateFrame({ text, action }: FrameProps) {
  return (
    <section className="mx-auto grid w-full max-w-100 content-center gap-5 px-4 py-16">
      <div>
        <h1 className="display text-page-title">{gate.title}</h1>
        <p className="mt-2 text-pretty text-ink-2">{text}</p>
      </div>
      {action}
    </section>
  );
}

function GateForm() {
  const client = useQueryClient();
  const form = useSecondFactorForm(() => void client.invalidateQueries());
  return (
    <form {...form.props} className="grid gap-4">
      <SecondFactorField form={form} />
      <FormFailure message={form.failure} />
      <Button type="submit" size="lg" isWide isPending={form.isSending}>
        {gate.pass}
      </Button>
    </form>
  );
}

/** As an address looks that there is not at all. */
function NoSuchPage() {
  // The server, which does not know who asks, has given the tab the screen's own name.
  useEffect(() => {
    document.title = texts.documentTitle;
  }, []);
  return (
    <div className="flex min-h-dvh flex-col bg-canvas">
      <header className="flex items-center justify-between px-10 py-6.5 max-tablet:px-5 max-tablet:py-4.5">
        <Brand size="page" />
        <ThemeToggle />
      </header>
      <main className="flex flex-1 flex-col">
        <NotFound />
      </main>
    </div>
  );
}
