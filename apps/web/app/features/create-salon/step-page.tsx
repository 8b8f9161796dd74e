import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { texts } from './texts.ts';

type Props = {
  readonly title: string;
  readonly lead: string;
  /** Beside the form, or under it; not on a phone. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  /** Between the buttons: what was written is kept, or what it comes to. */
  readonly foot: string;
  readonly back?: (() => void) | undefined;
  /** Undefined: there is nothing to go on with yet. */
  readonly next:
    | {
        readonly label: string;
        readonly submit: (event: FormEvent) => void;
        /** Of a form that focuses its wrong fields itself. */
        readonly ref?: RefObject<HTMLFormElement | null>;
      }
    | undefined;
  readonly failure?: string | undefined;
  readonly isSending?: boolean;
};

const place =
  'mx-auto grid w-full flex-1 items-start gap-14 px-8 pt-11 pb-10 max-tablet:gap-6 max-tablet:px-5 max-tablet:pt-3 max-tablet:pb-7';

export function StepPage({ title, lead, aside, children, foot, back, next, failure, isSending }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  // A new step is a new page to anyone who does not see it.
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  // Where a try left something wrong, that is where one goes on.
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [tries]);
  const submit = (event: FormEvent): void => {
    setTries(tries + 1);
    next?.submit(event);
  };
  return (
    <form ref={next?.ref ?? form} noValidate onSubmit={submit} className="flex flex-1 flex-col">
      <div
        className={`${place} ${aside ? 'max-w-280 justify-between desk:grid-cols-form-aside' : 'max-w-240'}`}
      >
        <div className="min-w-0">
          <h1
            ref={heading}
            tabIndex={-1}
            className="display text-balance text-head-40 leading-11 tracking-l outline-none max-tablet:text-head-32 max-tablet:leading-9"
          >
            {title}
          </h1>
          <p className="mt-1.5 mb-6 max-w-text text-pretty text-title-s-size text-muted leading-6 max-tablet:mb-4.5">
            {lead}
          </p>
          {children}
          <FormFailure message={failure} />
        </div>
        {aside && <aside className="grid gap-3.5 max-tablet:hidden desk:sticky desk:top-6">{aside}</aside>}
      </div>
      <footer
        className={`sticky bottom-0 z-5 grid grid-cols-centered items-center gap-3 bg-surface px-8 py-3.5 shadow-above max-tablet:flex max-tablet:px-5 max-tablet:pt-3 max-tablet:pb-safe-4 tablet:rounded-b-sheet ${next || back ? '' : 'max-tablet:hidden'}`}
      >
        <div className="shrink-0">
          {back && (
            <Button look="outline" size="lg" aria-label={texts.back} icon={ArrowLeft} onPress={back}>
              <span className="max-tablet:hidden">{texts.back}</span>
            </Button>
          )}
        </div>
        <p role="status" className="num text-center text-muted max-tablet:hidden">
          {foot}
        </p>
        <div className="grid min-w-0 justify-items-end max-tablet:flex-1 max-tablet:justify-items-stretch">
          {next && (
            <Button type="submit" size="lg" isPending={isSending ?? false}>
              {next.label}
              <ArrowRight />
            </Button>
          )}
        </div>
      </footer>
    </form>
  );
}
