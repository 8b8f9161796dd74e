import { type ComponentProps, use } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { Panel, type PanelProps } from './panel.tsx';
import { texts } from './texts.ts';
import { UnsavedContext, useHold } from './unsaved.ts';
import { UnsavedQuestion } from './unsaved-question.tsx';
import { useClosing } from './use-closing.ts';

export type FrameProps = Omit<PanelProps, 'isOpen' | 'onOpenChange'> & {
  /** Left out inside a `DialogTrigger`, which keeps it. */
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
  /** True where the address says that it is open: then the router's own entry is the one that back leaves. */
  readonly isInAddress?: boolean;
  /** Whether a form has changes that closing would lose. A form inside may say it by `useUnsaved` instead. */
  readonly isUnsaved?: boolean;
};

type Props = FrameProps & Pick<ComponentProps<typeof Panel>, 'kind' | 'width'>;

/** The modal box of a dialog or sheet: back closes it, and where a form in it has unsaved changes it asks first. */
export function Frame({ isOpen, onOpenChange, isInAddress = false, isUnsaved = false, ...panel }: Props) {
  const trigger = use(OverlayTriggerStateContext);
  const isShown = isOpen ?? trigger?.isOpen ?? false;
  const setOpen = (next: boolean): void => (onOpenChange ? onOpenChange(next) : trigger?.setOpen(next));
  const closing = useClosing({
    isOpen: isShown,
    isDismissable: panel.isDismissable ?? true,
    isInAddress,
    close: () => setOpen(false),
  });
  useHold(closing.holdUnsaved, isShown && isUnsaved);
  return (
    <UnsavedContext value={closing.holdUnsaved}>
      <Panel
        {...panel}
        isOpen={isShown}
        onOpenChange={(next) => {
          if (next) setOpen(true);
          else closing.dismiss();
        }}
      />
      <UnsavedQuestion
        {...texts.unsaved}
        isOpen={isShown && closing.isAsking}
        onLeave={closing.leave}
        onStay={closing.stay}
      />
    </UnsavedContext>
  );
}
