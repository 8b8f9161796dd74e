import { Skeleton, SkeletonArea } from '../../../ui/skeleton.tsx';
import { headingStyle } from './heading-style.ts';
import { texts } from './texts.ts';

/** The headings stay, so that nothing moves when the day comes. */
export function AsideSkeleton() {
  return (
    <SkeletonArea>
      <h2 className={headingStyle}>{texts.next}</h2>
      <div className="grid gap-2">
        <Skeleton className="h-22 w-full rounded-input" />
        <Skeleton className="h-22 w-full rounded-input" />
      </div>
      <h2 className={`${headingStyle} mt-4.5`}>{texts.free}</h2>
      <div className="flex gap-2">
        <Skeleton className="h-7.5 w-28 rounded-badge" />
        <Skeleton className="h-7.5 w-28 rounded-badge" />
      </div>
    </SkeletonArea>
  );
}
