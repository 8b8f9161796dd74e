import { type ComponentProps, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { LoadFailure } from '../load-failure.tsx';
import { texts } from './texts.ts';
import type { LoadedAppointment } from './use-appointment.ts';
import { useFocusFallback } from './use-focus-fallback.ts';

type FrameProps = { readonly onClose: () => void } & Partial<ComponentProps<typeof Dialog>>;

export function Frame({ onClose, title = texts.title, children, ...rest }: FrameProps) {
  const content = useRef<HTMLDivElement>(null);
  useFocusFallback(content);
  return (
    <Dialog title={title} isOpen onOpenChange={(isOpen) => isOpen || onClose()} {...rest}>
      <div ref={content} tabIndex={-1} className="outline-none">
        {children}
      </div>
    </Dialog>
  );
}

/** In the place of an appointment that is not here: it is on its way, it is gone, or it did not come. */
export const placeholderFor = (
  { isGone, failure, retry }: Pick<LoadedAppointment, 'isGone' | 'failure' | 'retry'>,
  onClose: () => void,
): Pick<FrameProps, 'children' | 'width'> => {
  if (isGone)
    return {
      children: (
        <EmptyState
          title={texts.gone}
          text={texts.goneText}
          action={<Button onPress={onClose}>{texts.close}</Button>}
        />
      ),
    };
  if (failure !== undefined)
    return {
      children: <LoadFailure title={texts.failed} text={failure} retry={texts.retry} onRetry={retry} />,
    };
  return { width: 'l', children: <DetailsSkeleton /> };
};

/** In the shape of what comes: the customer, the service, the employee. */
function DetailsSkeleton() {
  return (
    <SkeletonArea>
      <div className="grid tablet:grid-cols-fill-87">
        <div className="flex gap-3 px-5 py-4.5 tablet:order-last">
          <Skeleton className="size-12 rounded-full" />
          <div className="grid flex-1 content-center gap-2">
            <Skeleton className="h-4 w-32" />
            <Skeleton className="h-3 w-24" />
          </div>
        </div>
        <div className="px-5 pb-2 tablet:px-6">
          {['w-40', 'w-32', 'w-44'].map((width) => (
            <div
              key={width}
              className="grid grid-cols-lead-6 gap-3.5 border-line border-b py-4 last:border-b-0"
            >
              <Skeleton className="size-5 rounded-sm" />
              <div>
                <Skeleton className="h-3 w-16" />
                <Skeleton className={`mt-2 h-4 ${width}`} />
              </div>
            </div>
          ))}
        </div>
      </div>
    </SkeletonArea>
  );
}
