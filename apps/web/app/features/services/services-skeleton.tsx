import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';

const groups = [4, 3, 3] as const;

/** In the place and the size of the list. */
export function ServicesSkeleton() {
  return (
    <div className="px-6 pt-14 pb-6 max-tablet:px-4">
      <SkeletonArea>
        {groups.map((rows, group) => (
          // oxlint-disable-next-line react/no-array-index-key -- a place is all that it is
          <div key={group}>
            <Skeleton className="mt-4.5 mb-2 h-5.5 w-28" />
            <div className="divide-y divide-line rounded-[16px] shadow-[0_0_0_1px_var(--line)]">
              {Array.from({ length: rows }, (_, row) => (
                // oxlint-disable-next-line react/no-array-index-key -- a place is all that it is
                <div key={row} className="flex h-14.5 items-center gap-4 px-4 max-tablet:h-24">
                  <Skeleton className="h-4 w-44 max-w-full" />
                  <Skeleton className="ml-auto h-4 w-16" />
                  <Skeleton className="h-6 w-9.5 rounded-full" />
                </div>
              ))}
            </div>
          </div>
        ))}
      </SkeletonArea>
    </div>
  );
}
