import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';

const sections = [2, 1, 2] as const;

export function FormSkeleton() {
  return (
    <div className="max-w-[768px] px-6 max-tablet:px-4">
      <SkeletonArea>
        {sections.map((fields, section) => (
          // oxlint-disable-next-line react/no-array-index-key -- a place is all that it is
          <div key={section} className="mb-6 grid gap-3.5 pb-6.5 shadow-[0_1px_0_var(--line)]">
            <Skeleton className="h-6 w-32" />
            <div className="grid gap-4 tablet:grid-cols-2">
              {Array.from({ length: fields }, (_, field) => (
                // oxlint-disable-next-line react/no-array-index-key -- a place is all that it is
                <Skeleton key={field} className="h-10.5 w-full" />
              ))}
            </div>
          </div>
        ))}
      </SkeletonArea>
    </div>
  );
}
