import type { UseQueryResult } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { texts } from './texts.ts';

type FigureText = { readonly value: ReactNode; readonly line: string };

type Props<Answer> = {
  readonly title: string;
  readonly icon: LucideIcon;
  readonly query: UseQueryResult<Answer>;
  readonly format: (answer: Answer) => FigureText;
  readonly to?: string;
};

const box =
  'relative grid content-start gap-1 rounded-[16px] bg-surface p-4.5 ring-1 ring-line dark:bg-raised';

/** One figure of the platform; where it has a screen of its own, the whole card leads there. */
export function Figure<Answer>({ title, icon: Icon, query, format, to }: Props<Answer>) {
  return (
    <article className={`${box} ${to ? 'hover:bg-sunken dark:hover:bg-sir-850' : ''}`}>
      <h2 className="flex items-center gap-2 font-[550] text-label text-muted">
        <Icon aria-hidden="true" size={17} strokeWidth={1.75} />
        {to ? (
          <Link to={to} className="rounded-xs after:absolute after:inset-0 after:rounded-[16px]">
            {title}
          </Link>
        ) : (
          title
        )}
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
        {/* Above the link that covers the card. */}
        <div className="relative z-1">
          <Button look="outline" size="sm" onPress={() => void query.refetch()}>
            {texts.retry}
          </Button>
        </div>
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
