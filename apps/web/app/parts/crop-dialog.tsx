import { Suspense } from 'react';
import { lazyComponent } from '../lib/lazy.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Skeleton, SkeletonArea } from '../ui/skeleton.tsx';
import type { CropViewProps } from './crop/crop-view.tsx';
import { texts } from './crop/texts.ts';

// Only who has chosen a picture pays for the cropping of it.
const CropView = lazyComponent(() => import('./crop/crop-view.tsx').then((view) => view.CropView));

type Props = Omit<CropViewProps, 'file'> & {
  /** Open while there is one. */
  readonly file: Blob | undefined;
  readonly close: () => void;
};

export function CropDialog({ file, close, ...props }: Props) {
  return (
    <Dialog
      width="m"
      title={texts.title}
      isOpen={file !== undefined}
      onOpenChange={(isOpen) => !isOpen && close()}
    >
      <Suspense
        fallback={
          <SkeletonArea>
            <Skeleton className="h-[min(340px,46dvh)] rounded-lg" />
          </SkeletonArea>
        }
      >
        {file && <CropView file={file} {...props} />}
      </Suspense>
    </Dialog>
  );
}
