import type { ReactNode } from 'react';
import { Heading } from 'react-aria-components/Heading';

type Props = {
  readonly title: string;
  readonly text?: string;
  /** A pattern; the oval frame is ours. */
  readonly art?: ReactNode;
  /** One way on. */
  readonly action?: ReactNode;
  /** Where more about it can be read. */
  readonly more?: ReactNode;
  readonly level?: 2 | 3 | 4;
};

/** Nothing here yet, and what can be done about it. Never a reproach. */
export function EmptyState({ title, text, art, action, more, level = 2 }: Props) {
  return (
    <div className="grid justify-items-center px-4 py-9 text-center">
      {art && (
        <div
          aria-hidden="true"
          className="glint mb-5.5 aspect-mirror w-26 rounded-oval border border-line bg-surface p-1 dark:bg-raised"
        >
          <div className="size-full overflow-hidden rounded-oval">{art}</div>
        </div>
      )}
      <Heading level={level} className="display text-head-26 text-ink leading-7.75">
        {title}
      </Heading>
      {text && (
        <p className="mt-1.5 max-w-[34ch] text-balance text-lead-size text-muted leading-5.75">{text}</p>
      )}
      {action && <div className="mt-5">{action}</div>}
      {more && <p className="mt-4 text-body">{more}</p>}
    </div>
  );
}
