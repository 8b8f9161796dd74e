import { Skeleton, SkeletonArea } from '../../app/ui/skeleton.tsx';
import type { Section } from '../section.ts';
import { texts } from './containers.texts.ts';

function Show() {
  return (
    <SkeletonArea>
      <div className="flex items-center gap-3">
        <Skeleton className="size-12 rounded-full" />
        <div className="grid min-w-0 flex-1 grid-cols-1 gap-2">
          <Skeleton className="h-3.5 w-40" />
          <Skeleton className="h-3 w-64 max-w-full" />
        </div>
        <Skeleton className="h-6 w-20" />
      </div>
    </SkeletonArea>
  );
}

export const section: Section = { title: texts.titles.skeleton, Show };
