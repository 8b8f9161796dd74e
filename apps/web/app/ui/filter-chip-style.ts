import { tv } from 'tailwind-variants/lite';

/** A filter above a list: quiet until it narrows something. */
export const filterChipStyle = tv({
  base: [
    'group/chip inline-flex h-11 shrink-0 cursor-pointer items-center gap-1.75 whitespace-nowrap rounded-input px-3 text-body',
    'transition-surface duration-120 tablet:h-9 icon:shrink-0',
    'forced-colors:border forced-colors:border-button-border',
  ],
  variants: {
    isOn: {
      true: 'bg-accent-soft font-strong text-accent-ink shadow-chosen icon:text-accent',
      false: [
        'bg-surface font-medium text-ink-2 shadow-frame-1 hover:bg-sunken icon:text-muted',
        'dark:bg-raised dark:shadow-frame-dark dark:hover:bg-sir-850',
      ],
    },
  },
});
