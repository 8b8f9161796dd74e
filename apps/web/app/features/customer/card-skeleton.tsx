import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';

const figures = ['visits', 'spent', 'missed', 'next'] as const;

/** In the place and the size of the card. */
export function CardSkeleton() {
  return (
    <div className="px-6 pt-1.5 pb-6 max-tablet:px-4">
      <SkeletonArea>
        <div className="flex items-center gap-4.5 pb-4.5">
          <Skeleton className="size-16 rounded-[50%]" />
          <div className="grid gap-2.5">
            <Skeleton className="h-7 w-48" />
            <Skeleton className="h-4 w-36" />
          </div>
        </div>
        <div className="grid gap-3.5 desk:grid-cols-[minmax(0,1fr)_360px]">
          <div className="grid content-start gap-3.5">
            <div className="grid grid-cols-2 gap-2.5 desk:grid-cols-4 desk:gap-3.5">
              {figures.map((figure) => (
                <Skeleton key={figure} className="h-24 w-full rounded-lg" />
              ))}
            </div>
            <Skeleton className="h-96 w-full rounded-lg" />
          </div>
          <div className="grid content-start gap-3.5">
            <Skeleton className="h-28 w-full rounded-lg" />
            <Skeleton className="h-40 w-full rounded-lg" />
            <Skeleton className="h-40 w-full rounded-lg" />
          </div>
        </div>
      </SkeletonArea>
    </div>
  );
}
