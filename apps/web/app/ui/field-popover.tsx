import type { ReactNode } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { tv } from 'tailwind-variants/lite';

const style = tv({
  base: [
    'overflow-hidden rounded-lg bg-surface text-body text-ink shadow-outline-3 outline-hidden',
    'transition-appear duration-200 ease-out data-entering:-translate-y-1 data-entering:opacity-0',
    'data-exiting:opacity-0 data-exiting:duration-120 dark:bg-raised forced-colors:border',
  ],
  variants: { isAsWide: { true: 'w-max min-w-(--trigger-width) max-w-80' } },
});

type Props = {
  /** As wide as the field it hangs from, or as its longest line needs: for lists. */
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
