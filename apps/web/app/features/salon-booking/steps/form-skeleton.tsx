import { Skeleton, SkeletonArea } from '../../../ui/skeleton.tsx';

export function FormSkeleton() {
  return (
    <SkeletonArea>
      <Skeleton className="h-9 w-70" />
      <Skeleton className="mt-5 h-24 w-full rounded-xl" />
      <Skeleton className="mt-5 h-12 w-full" />
      <Skeleton className="mt-5 h-12 w-full" />
    </SkeletonArea>
  );
}
