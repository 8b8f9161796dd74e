import type { FormEvent, ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { FormFailure } from '../ui/form-failure.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';

type HeadProps = { readonly title: string; readonly children: ReactNode };

/** What a page of the way in is about. */
export function AuthHead({ title, children }: HeadProps) {
  return (
    <>
      <h1 className="display text-balance text-display-m-phone tablet:text-display-m">{title}</h1>
      <p className="mt-1.5 mb-6 text-pretty text-[16px] text-muted leading-6">{children}</p>
    </>
  );
}

type FormProps = {
  readonly submit: (event: FormEvent) => void;
  readonly isSending: boolean;
  readonly failure: string | undefined;
  readonly button: string;
  readonly children: ReactNode;
};

/** The fields of a page of the way in, and the one button that sends them. */
export function AuthForm({ submit, isSending, failure, button, children }: FormProps) {
  const isHydrated = useHydrated();
  return (
    // `post`, so that whatever sends it never writes a password into an address.
    <form method="post" noValidate onSubmit={submit}>
      {children}
      <FormFailure message={failure} />
      <div className="mt-5.5 grid">
        {/* Before scripts run there is nobody to take what is sent. */}
        <Button type={isHydrated ? 'submit' : 'button'} size="xl" isWide isPending={isSending}>
          {button}
        </Button>
      </div>
    </form>
  );
}
