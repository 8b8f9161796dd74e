import type { UseQueryResult } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Skeleton, SkeletonArea } from '../ui/skeleton.tsx';
import { texts } from './query-figure.texts.ts';

type FigureText = { readonly value: ReactNode; readonly line: string };

type Props<Answer> = {
  readonly title: string;
  readonly icon: LucideIcon;
  readonly query: UseQueryResult<Answer>;
  readonly format: (answer: Answer) => FigureText;
};

/** One figure of the platform, as the server answers it. */
export function QueryFigure<Answer>({ title, icon: Icon, query, format }: Props<Answer>) {
  return (
    <article className="grid content-start gap-1 rounded-card bg-surface p-4.5 ring-1 ring-line dark:bg-raised">
      <h2 className="flex items-center gap-2 font-strong text-label text-muted">
        <Icon />
        {title}
      </h2>
      <FigureBody query={query} format={format} />
    </article>
  );
}

function FigureBody<Answer>({ query, format }: Pick<Props<Answer>, 'query' | 'format'>) {
  if (query.isPending)
    return (
      <SkeletonArea>
        <Skeleton className="my-2 h-6 w-20" />
        <Skeleton className="my-1 h-3.5 w-36" />
      </SkeletonArea>
    );
  // What is known is worth more than that it could not be renewed.
  if (query.data === undefined)
    return (
      <div className="mt-1 grid justify-items-start gap-2">
        <p className="text-muted">{texts.failed}</p>
        <Button look="outline" size="sm" onPress={() => void query.refetch()}>
          {texts.retry}
        </Button>
      </div>
    );
  const { value, line } = format(query.data);
  return (
    <>
      <p className="num font-semibold text-number-l-phone tablet:text-number-l">{value}</p>
      <p className="text-ink-2 text-label">{line}</p>
    </>
  );
}
