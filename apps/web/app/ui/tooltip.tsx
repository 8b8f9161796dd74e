import type { ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';

type Props = {
  readonly text: string;
  /** A button or a link that already has a name of its own: a finger never sees a tooltip. */
  readonly children: ReactNode;
  readonly side?: 'top' | 'bottom' | 'left' | 'right';
};

export function Tooltip({ text, children, side = 'top' }: Props) {
  return (
    <TooltipTrigger delay={400} closeDelay={80}>
      {children}
      <AriaTooltip
        placement={side}
        offset={6}
        className="max-w-64 rounded-sm bg-ink px-2 py-1 font-medium text-caption text-surface shadow-2 transition-opacity duration-(--dur-2) data-entering:opacity-0 data-exiting:opacity-0"
      >
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
