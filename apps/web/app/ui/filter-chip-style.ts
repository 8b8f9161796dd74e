import { tv } from 'tailwind-variants/lite';

/** A filter above a list: quiet until it narrows something. */
export const filterChipStyle = tv({
  base: [
    'group/chip inline-flex h-11 shrink-0 cursor-pointer items-center gap-1.75 whitespace-nowrap rounded-[10px] px-3 text-body',
    'transition-[background-color,box-shadow] duration-[120ms] tablet:h-9 [&_svg]:shrink-0',
    'forced-colors:border forced-colors:border-[ButtonBorder]',
  ],
  variants: {
    isOn: {
      true: 'bg-accent-soft font-[550] text-accent-ink shadow-[inset_0_0_0_1.5px_var(--accent)] [&_svg]:text-accent',
      false: [
        'bg-surface font-medium text-ink-2 shadow-[inset_0_0_0_1px_var(--line),var(--sh-1)] hover:bg-sunken [&_svg]:text-muted',
        'dark:bg-raised dark:shadow-[inset_0_0_0_1px_var(--sir-800)] dark:hover:bg-sir-850',
      ],
    },
  },
});
