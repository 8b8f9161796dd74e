import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

type BackProps = { readonly to: string; readonly label: string };

/** The way back on a phone, where neither the rail nor a way in words leads there. */
export function BackArrow({ to, label }: BackProps) {
  return (
    <Link
      to={to}
      aria-label={label}
      className="grid size-11 shrink-0 place-items-center rounded-md text-ink-2 tablet:hidden"
    >
      <ArrowLeft size={22} />
    </Link>
  );
}

type Props = {
  readonly title: string;
  readonly sub?: ReactNode;
  /** Beside the arrow there is no room for a second line: on a phone `sub` is only read out. */
  readonly back?: BackProps;
  readonly children?: ReactNode;
};

/** The head of a screen in the shell; its actions stand at the right. */
export function PageHead({ title, sub, back, children }: Props) {
  return (
    <header
      className={`flex shrink-0 items-center gap-4 px-6 pt-4.5 pb-4 max-tablet:flex-wrap max-tablet:gap-2.5 max-tablet:pt-2.5 max-tablet:pb-2 ${back ? 'max-tablet:pr-4 max-tablet:pl-2' : 'max-tablet:px-4'}`}
    >
      {back && (
        <span className="-mr-1.5 tablet:hidden">
          <BackArrow {...back} />
        </span>
      )}
      <div className="min-w-0 flex-1 max-tablet:min-w-[55%] max-tablet:py-2">
        <h1 className="display text-page-title max-tablet:truncate max-tablet:text-page-title-phone">
          {title}
        </h1>
        {sub && <p className={`mt-0.5 text-muted ${back ? 'max-tablet:sr-only' : ''}`}>{sub}</p>}
      </div>
      {/* Together, so that on a phone they go to a line of their own together. */}
      {children && <div className="flex flex-wrap items-center gap-4 max-tablet:gap-2.5">{children}</div>}
    </header>
  );
}
