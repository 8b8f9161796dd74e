import { type ComponentProps, use } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { Panel, type PanelProps } from './panel.tsx';
import { useClosing } from './use-closing.ts';

export type FrameProps = Omit<PanelProps, 'isOpen' | 'onOpenChange'> & {
  /** Left out inside a `DialogTrigger`, which keeps it. */
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
  /** True where the address says that it is open: then the router's own entry is the one that back leaves. */
  readonly isInAddress?: boolean;
};

type Props = FrameProps & Pick<ComponentProps<typeof Panel>, 'kind' | 'width'>;

/** The modal box of a dialog or sheet; the browser's back closes it. */
export function Frame({ isOpen, onOpenChange, isInAddress = false, ...panel }: Props) {
  const trigger = use(OverlayTriggerStateContext);
  const isShown = isOpen ?? trigger?.isOpen ?? false;
  const setOpen = (next: boolean): void => (onOpenChange ? onOpenChange(next) : trigger?.setOpen(next));
  useClosing({
    isOpen: isShown,
    isDismissable: panel.isDismissable ?? true,
    isInAddress,
    close: () => setOpen(false),
  });
  return <Panel {...panel} isOpen={isShown} onOpenChange={setOpen} />;
}
