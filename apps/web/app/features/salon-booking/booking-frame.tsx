import { ArrowLeft, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { isFramed } from '../../lib/storage.ts';
import { salonPagePath } from '../../parts/salon-page-url.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { BookingData } from './model/booking-data.ts';
import { texts } from './texts.ts';

type FrameProps = {
  readonly data: BookingData;
  readonly progress?: { readonly step: number; readonly count: number };
  /** The address of the step before; null is the salon's page. */
  readonly backTo?: string | null;
  readonly aside?: ReactNode;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
};

const roundLink =
  'grid size-11 shrink-0 place-items-center rounded-full text-ink hover:bg-sunken dark:hover:bg-raised';

/** Around every step: whose appointment it is, the way back and out, and how far one is. */
export function BookingFrame({ data, progress, backTo = null, aside, footer, children }: FrameProps) {
  const { salon } = data;
  const page = salonPagePath(salon.path);
  // The salon's page is not for frames, and the site around has its own ways.
  const leaves = !(useHydrated() && isFramed);
  return (
    <div className="min-h-dvh bg-surface text-title-s-size leading-5.75">
      <div className="mx-auto max-w-270 desk:px-8">
        <header className="sticky top-0 z-10 flex items-center gap-2 bg-surface px-3 pt-2.5 pb-1.5 desk:-mx-3 desk:px-0 desk:pt-5.5">
          {backTo === null && leaves && (
            // The salon's page is a document of its own.
            <a href={page} aria-label={texts.back} className={roundLink}>
              <ArrowLeft size={23} />
            </a>
          )}
          {backTo !== null && (
            <Link to={backTo} aria-label={texts.back} className={roundLink}>
              <ArrowLeft size={23} />
            </Link>
          )}
          <div className="min-w-0 flex-1 text-center desk:text-left">
            <p className="display truncate text-head-20 leading-6">{salon.name}</p>
            {progress && (
              <p className="num text-caption text-muted">{texts.stepOf(progress.step, progress.count)}</p>
            )}
          </div>
          {leaves && (
            <a href={page} aria-label={texts.leave} className={roundLink}>
              <X size={23} />
            </a>
          )}
        </header>
        {progress && <Progress {...progress} />}
        <div className="desk:grid desk:grid-cols-fill-95 desk:gap-x-12">
          <main className="px-5 pt-5 pb-35 desk:px-0 desk:pt-9 desk:pb-15">{children}</main>
          {aside && (
            <aside
              aria-label={texts.yourVisit}
              className="sticky top-27.5 mt-9 self-start overflow-hidden rounded-panel shadow-outline-2 max-desk:hidden dark:bg-raised"
            >
              {aside}
            </aside>
          )}
        </div>
      </div>
      {footer && (
        <footer className="fixed inset-x-0 bottom-0 z-10 bg-surface px-5 pt-3 pb-safe-5 shadow-above desk:hidden">
          {footer}
        </footer>
      )}
    </div>
  );
}

function Progress({ step, count }: { readonly step: number; readonly count: number }) {
  return (
    <div
      aria-hidden="true"
      className="grid auto-cols-fr grid-flow-col gap-1.25 px-5 pt-1.5 desk:px-0 desk:pt-2.5"
    >
      {Array.from({ length: count }, (_, index) => (
        // Always the same bars; only their color changes.
        // oxlint-disable-next-line react/no-array-index-key
        <i key={index} className={`h-1 rounded-full ${index < step ? 'bg-accent' : 'bg-line'}`} />
      ))}
    </div>
  );
}

type HeadProps = {
  readonly title: string;
  readonly children?: ReactNode;
  /** Whether somebody came here from another step, and hears where they are. */
  readonly takesFocus?: boolean;
};

export function StepHead({ title, children, takesFocus = false }: HeadProps) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) head.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <>
      <h1
        ref={head}
        tabIndex={-1}
        className="display text-balance text-head-32 leading-9 outline-hidden desk:text-head-44 desk:leading-12"
      >
        {title}
      </h1>
      {children && <p className="mt-1.25 text-lead-size text-muted">{children}</p>}
    </>
  );
}
