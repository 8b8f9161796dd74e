import type { ReactNode } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { tv } from 'tailwind-variants/lite';

const style = tv({
  base: [
    'overflow-hidden rounded-lg bg-surface text-body text-ink shadow-[0_0_0_1px_var(--line),var(--sh-3)] outline-hidden',
    'transition-[opacity,translate] duration-200 ease-out data-[entering]:-translate-y-1 data-[entering]:opacity-0',
    'data-[exiting]:opacity-0 data-[exiting]:duration-[120ms] dark:bg-raised forced-colors:border',
  ],
  variants: { isAsWide: { true: 'w-(--trigger-width) min-w-44' } },
});

type Props = {
  /** As wide as the field it hangs from: for lists. */
  readonly isAsWide?: boolean;
  readonly placement?: 'bottom start' | 'bottom end';
  /** For what is no dialog and no list of its own: under this name it is a dialog itself. */
  readonly label?: string;
  readonly children: ReactNode;
};

/** What hangs from a field: a list or a calendar. */
export function FieldPopover({ isAsWide, placement = 'bottom start', label, children }: Props) {
  return (
    <Popover
      offset={6}
      containerPadding={8}
      placement={placement}
      maxHeight={isAsWide ? 340 : undefined}
      className={style({ isAsWide })}
      {...(label === undefined ? {} : { 'aria-label': label })}
    >
      {children}
    </Popover>
  );
}
