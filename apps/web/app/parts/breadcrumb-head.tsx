import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BackArrow } from './page-head.tsx';

type Props = {
  readonly title: string;
  /** The page that this one was reached from. */
  readonly from: { readonly to: string; readonly label: string };
  /** This page, in the way that leads to it. */
  readonly here: string;
  /** A sentence, which on a phone is not cut off. */
  readonly isSentence?: boolean;
  readonly children?: ReactNode;
};

/** The head of a page below another: on a desk the way that led here, on a phone an arrow back. */
export function BreadcrumbHead({ title, from, here, isSentence = false, children }: Props) {
  return (
    <header className="flex shrink-0 items-center gap-4 px-6 pt-4 pb-3.5 max-tablet:gap-1 max-tablet:px-2 max-tablet:py-2.5">
      <BackArrow to={from.to} label={from.label} />
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-1.5 text-note-size text-muted max-tablet:hidden">
          <Link to={from.to} className="rounded-xs py-0.5 hover:underline">
            {from.label}
          </Link>
          <ChevronRight size={15} />
          <span className="truncate">{here}</span>
        </p>
        <h1
          className={`display text-page-title max-tablet:text-page-title-phone ${isSentence ? 'text-balance' : 'max-tablet:truncate'}`}
        >
          {title}
        </h1>
      </div>
      {children && <div className="flex flex-none items-center gap-2.5 max-tablet:pr-2">{children}</div>}
    </header>
  );
}
