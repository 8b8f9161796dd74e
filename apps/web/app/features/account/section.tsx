import { type ReactNode, useId } from 'react';

type Props = { readonly title: string; readonly text?: string; readonly children: ReactNode };

/** What it is about at the side, and what can be done at the right of it. */
export function Section({ title, text, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-3.5 py-6.5 shadow-[0_1px_0_var(--line)] first:pt-1.5 last:shadow-none max-tablet:py-5.5 tablet:grid-cols-[minmax(160px,260px)_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="font-semibold text-title">
          {title}
        </h2>
        {text && <p className="mt-0.5 text-pretty text-muted">{text}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

type LineProps = {
  readonly title: ReactNode;
  readonly badge?: ReactNode;
  readonly text: ReactNode;
  readonly children?: ReactNode;
};

/** One thing of a section, with its action at the end. */
export function Line({ title, badge, text, children }: LineProps) {
  return (
    <div className={lineStyle}>
      <div className="min-w-0">
        <p className="num flex flex-wrap items-center gap-2 font-[550] max-tablet:text-[0.9375rem]">
          <span className="min-w-0 wrap-anywhere">{title}</span>
          {badge}
        </p>
        <p className="num text-label text-muted max-tablet:text-[0.875rem]/[1.1875rem]">{text}</p>
      </div>
      {children}
    </div>
  );
}

const ruled = 'py-3.25 shadow-[0_1px_0_var(--line)] first:pt-0.5 last:shadow-none';

const lineStyle = `grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 ${ruled}`;

/** Around a switch, which brings its own words. */
export const switchLine = ruled;
