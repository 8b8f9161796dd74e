import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';

/** In the shape of what comes: the service, the employee, the customer. */
export function DetailsSkeleton() {
  return (
    <SkeletonArea>
      <Skeleton className="mt-1 h-9 w-48" />
      <Skeleton className="mt-2.5 mb-5 h-4 w-40" />
      {['w-40', 'w-32', 'w-44'].map((width) => (
        <div key={width} className="grid grid-cols-[24px_1fr] gap-3.5 border-line border-t py-4">
          <Skeleton className="size-5 rounded-sm" />
          <div>
            <Skeleton className="h-3 w-16" />
            <Skeleton className={`mt-2 h-4 ${width}`} />
          </div>
        </div>
      ))}
    </SkeletonArea>
  );
}
