import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { SalonArt, type SalonType } from './salon-art.tsx';

const brandName = 'ayna';

type Props = {
  readonly salon: { readonly name: string; readonly path: string; readonly type: SalonType | null };
  /** For whom the link is, and how long. */
  readonly footer: string;
  /** One column, as wide as a phone. */
  readonly isNarrow?: boolean;
  readonly children: ReactNode;
};

/** The page behind a link that a customer was given: the salon's own art and initial above it. */
export function SalonLinkFrame({ salon, footer, isNarrow = false, children }: Props) {
  return (
    <div className="min-h-dvh bg-surface tablet:bg-canvas tablet:py-6.5">
      <div
        className={`mx-auto flex min-h-dvh flex-col bg-surface tablet:min-h-0 tablet:overflow-hidden tablet:rounded-dialog tablet:shadow-2 tablet:ring-1 tablet:ring-line ${isNarrow ? 'max-w-115' : 'max-w-260'}`}
      >
        <div className="relative h-26 flex-none bg-accent-soft tablet:h-28">
          {salon.type && (
            <SalonArt type={salon.type} seed={salon.path} className="absolute inset-0 size-full" />
          )}
          <span
            aria-hidden="true"
            className={`display absolute -bottom-8 left-5 grid h-19.5 w-15.5 place-items-center rounded-[50%] bg-accent text-head-30 text-on-accent ring-5 ring-surface ${isNarrow ? '' : 'tablet:left-11'}`}
          >
            {Array.from(salon.name)[0]}
          </span>
        </div>
        <main className={`flex-1 px-5 pt-11 pb-6 ${isNarrow ? '' : 'tablet:px-11 tablet:pt-12.5'}`}>
          {children}
        </main>
        <footer className={`px-5 pb-6.5 text-label-size text-muted ${isNarrow ? '' : 'tablet:px-11'}`}>
          {footer}{' '}
          <Link to={paths.home} className="inline-block rounded-xs py-1 hover:text-ink">
            {brandName}
          </Link>
        </footer>
      </div>
    </div>
  );
}
