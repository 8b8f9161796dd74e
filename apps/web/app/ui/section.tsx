import { type ReactNode, useId } from 'react';
import { tv, type VariantProps } from 'tailwind-variants/lite';

const section = tv({
  slots: {
    box: 'shadow-below last:shadow-none',
    head: '',
    text: 'text-muted',
    body: '',
  },
  variants: {
    layout: {
      stacked: {
        box: 'mb-6 pb-6.5 last:mb-0 last:pb-2',
        head: 'mb-3.5 flex items-center justify-between gap-3',
        text: 'mt-px max-w-text',
      },
      /** Closer together, for a page with much on it. */
      dense: {
        box: 'mb-5 pb-5.5 last:mb-0 last:pb-2',
        head: 'mb-2.5 flex min-h-8 flex-wrap items-center justify-between gap-x-3 gap-y-2',
      },
      /** What it is about at the side, and what can be done at the right of it. */
      side: {
        box: 'grid gap-x-12 gap-y-3.5 py-6.5 first:pt-1.5 max-tablet:py-5.5 tablet:grid-cols-[minmax(160px,260px)_minmax(0,1fr)]',
        text: 'mt-0.5 text-pretty',
        body: 'min-w-0',
      },
    },
  },
});

type Props = VariantProps<typeof section> & {
  readonly title: string;
  readonly text?: string;
  /** At the end of the title's line. */
  readonly action?: ReactNode;
  /** What the tour of the page calls it. */
  readonly tour?: string;
  /** For a section whose first control already says what it is. */
  readonly isTitleHidden?: boolean;
  readonly children: ReactNode;
};

/** A part of a page under its own heading, with a line to the next. */
export function Section({ layout = 'stacked', title, text, action, tour, isTitleHidden, children }: Props) {
  const id = useId();
  const look = section({ layout });
  return (
    <section aria-labelledby={id} data-tour={tour} className={look.box()}>
      <div className={isTitleHidden ? 'sr-only' : look.head()}>
        <div className="min-w-0">
          <h2 id={id} className="font-semibold text-title wrap-anywhere">
            {title}
          </h2>
          {text && <p className={look.text()}>{text}</p>}
        </div>
        {action}
      </div>
      <div className={look.body()}>{children}</div>
    </section>
  );
}
