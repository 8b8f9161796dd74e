import { failureMessage } from '../../parts/show-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { texts } from './texts.ts';

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

type Props = { readonly failure: unknown; readonly retry: () => void };

export function LoadFailed({ failure, retry }: Props) {
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p className="text-ink-2">{failureMessage(failure)}</p>
      <Button look="outline" size="sm" onPress={retry}>
        {texts.retry}
      </Button>
    </div>
  );
}
