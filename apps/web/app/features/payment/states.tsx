import { LoadFailure } from '../../parts/load-failure.tsx';
import { failureMessage } from '../../parts/show-failure.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/link.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { texts } from './texts.ts';

const sheet = 'rounded-xl bg-surface p-6 shadow-outline max-tablet:p-4.5';

export function LoadingState() {
  return (
    <SkeletonArea>
      <div className="grid items-start gap-3.5 desk:grid-cols-[minmax(0,1fr)_400px]">
        <Skeleton className="h-140 w-full rounded-xl" />
        <Skeleton className="h-90 w-full rounded-xl" />
      </div>
    </SkeletonArea>
  );
}

type FailedProps = { readonly error: unknown; readonly onRetry: () => void };

export function FailedState({ error, onRetry }: FailedProps) {
  return (
    <div className={sheet}>
      <h1 className="sr-only">{texts.title}</h1>
      <LoadFailure title={texts.failed} text={failureMessage(error)} retry={texts.retry} onRetry={onRetry} />
      <p className="pb-4 text-center">
        <ButtonLink look="ghost" to={paths.packageManagement} reloadDocument>
          {texts.toManagement}
        </ButtonLink>
      </p>
    </div>
  );
}

type PlainProps = {
  readonly title: string;
  readonly text: string;
  readonly action: { readonly to: string; readonly label: string };
};

/** Nothing to pay here, and the way on. A new document, so that the policy of cards stays on this page. */
export function PlainState({ title, text, action }: PlainProps) {
  return (
    <div className={`${sheet} grid justify-items-center py-14 text-center`}>
      <h1 className="display text-head-34/9.5 text-balance">{title}</h1>
      <p className="mt-2 max-w-note text-balance text-title-s-size/6 text-muted">{text}</p>
      <div className="mt-6">
        <ButtonLink size="lg" to={action.to} reloadDocument>
          {action.label}
        </ButtonLink>
      </div>
    </div>
  );
}
