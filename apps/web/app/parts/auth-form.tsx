import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { ContractForm } from '../lib/contract-form.ts';
import { useSessionPhase } from '../lib/session-phase.ts';
import { Button } from '../ui/button.tsx';
import { FormFailure } from '../ui/form-failure.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';

type HeadProps = { readonly title: string; readonly children: ReactNode };

/** What a page of the way in is about. */
export function AuthHead({ title, children }: HeadProps) {
  return (
    <>
      <h1 className="display text-balance text-display-m-phone tablet:text-display-m">{title}</h1>
      <p className="mt-1.5 mb-6 text-pretty text-title-s-size text-muted leading-6">{children}</p>
    </>
  );
}

type Form = Pick<ContractForm<object>, 'props' | 'submit' | 'isSending' | 'failure'>;

type FormProps = {
  readonly form: Form;
  readonly button: string;
  readonly children: ReactNode;
};

/**
 * Sends a form whose button was pressed before React hydrated it. It waits for the session: one that is being restored
 * makes the form unnecessary, and a failed restore would end the session that the form has just opened.
 */
const useEarlySubmit = ({ props: { ref }, submit }: Form): void => {
  const phase = useSessionPhase();
  const isSettled = phase === 'signed-out' || phase === 'offline';
  const send = useEffectEvent(() => {
    if (!ref.current?.hasAttribute('data-submitted')) return;
    ref.current.removeAttribute('data-submitted');
    submit();
  });
  useEffect(() => {
    if (isSettled) send();
  }, [isSettled]);
};

/** The fields of a page of the way in, and the one button that sends them. */
export function AuthForm({ form, button, children }: FormProps) {
  const isHydrated = useHydrated();
  useEarlySubmit(form);
  return (
    // `post`, so that whatever sends it never writes a password into an address.
    <form {...form.props} method="post" data-early={isHydrated ? undefined : ''} className="group/form">
      {children}
      <FormFailure message={form.failure} />
      <div className="mt-5.5 grid group-data-submitted/form:opacity-60">
        <Button type="submit" size="xl" isWide isPending={form.isSending}>
          {button}
        </Button>
      </div>
    </form>
  );
}
