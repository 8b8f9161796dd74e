import type { ReactNode } from 'react';
import { failureMessage } from '../../parts/show-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { texts } from './texts.ts';

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
        <p className="num flex flex-wrap items-center gap-2 font-strong max-tablet:text-lead-size">
          <span className="min-w-0 wrap-anywhere">{title}</span>
          {badge}
        </p>
        <p className="num text-label text-muted max-tablet:text-body-size/4.75">{text}</p>
      </div>
      {children}
    </div>
  );
}

/** Several actions of a line: on a phone they stand below, so that its words keep their width. */
export function LineActions({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-2 max-tablet:col-span-full max-tablet:mt-1.5 tablet:justify-end">
      {children}
    </div>
  );
}

const ruled = 'py-3.25 shadow-below first:pt-0.5 last:shadow-none';

const lineStyle = `grid grid-cols-fill-auto items-center gap-x-4 gap-y-1 ${ruled}`;

/** Around a switch, which brings its own words. */
export const switchLine = ruled;

/** In the place of lines that are on their way. */
export function LoadingLines({ count }: { readonly count: number }) {
  return (
    <SkeletonArea>
      {Array.from({ length: count }, (_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- they are all the same
        <div key={index} className="grid gap-1.5 py-3.25 first:pt-0.5">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-3.5 w-64 max-w-full" />
        </div>
      ))}
    </SkeletonArea>
  );
}

type LoadFailedProps = { readonly failure: unknown; readonly retry: () => void };

export function LoadFailed({ failure, retry }: LoadFailedProps) {
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p className="text-ink-2">{failureMessage(failure)}</p>
      <Button look="outline" size="sm" onPress={retry}>
        {texts.retry}
      </Button>
    </div>
  );
}
