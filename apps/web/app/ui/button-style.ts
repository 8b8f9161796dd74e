import { tv, type VariantProps } from 'tailwind-variants/lite';

/** Shared by what acts (Button) and what leads somewhere (ButtonLink). */
export const buttonStyle = tv({
  base: [
    'relative inline-flex shrink-0 cursor-pointer select-none items-center justify-center gap-2 whitespace-nowrap',
    'touch-pan-x touch-pan-y touch-pinch-zoom',
    'font-[550] no-underline transition-[background-color,box-shadow,opacity,translate] duration-[120ms]',
    'active:translate-y-px motion-reduce:active:translate-y-0',
    'disabled:cursor-default disabled:opacity-45 disabled:active:translate-y-0',
    'aria-disabled:cursor-progress [&_svg]:shrink-0',
    'forced-colors:border forced-colors:border-[ButtonBorder]',
  ],
  variants: {
    look: {
      primary: [
        'glint bg-accent text-on-accent hover:bg-accent-hover',
        'shadow-[inset_0_1px_0_rgb(255_255_255/0.16),0_1px_2px_rgb(60_10_40/0.28)]',
        // The flash travels once under the pointer; it is wider than the button so that no edge shows.
        'after:transition-[translate] after:duration-[320ms] after:ease-in-out hover:after:translate-x-[30%]',
        'disabled:hover:bg-accent disabled:hover:after:translate-x-0',
      ],
      outline: [
        'bg-surface text-ink shadow-[inset_0_0_0_1px_var(--line),var(--sh-1)] hover:bg-sunken',
        'dark:bg-raised dark:shadow-[inset_0_0_0_1px_var(--sir-800)] dark:hover:bg-sir-850',
      ],
      soft: 'bg-accent-soft-2 text-accent-ink hover:bg-murdum-200 dark:hover:bg-murdum-800',
      ghost: 'text-ink-2 hover:bg-sir-100 dark:hover:bg-sir-850',
      'danger-outline': [
        'bg-surface text-danger-ink shadow-[inset_0_0_0_1px_var(--canceled-line)] hover:bg-danger-bg',
        'dark:bg-raised',
      ],
      ink: 'bg-ink text-surface hover:bg-ink-2',
    },
    size: {
      sm: 'h-[34px] rounded-badge px-2.5 text-label tablet:h-[30px]',
      md: 'h-11 rounded-md px-3.5 text-body tablet:h-[38px]',
      lg: 'h-12 rounded-[12px] px-5 text-title-s',
      /** The one button of a whole page. */
      xl: 'h-12.5 rounded-[12px] px-5 text-title-s',
    },
    isWide: { true: 'w-full' },
  },
  defaultVariants: { look: 'primary', size: 'md' },
});

export type ButtonLook = VariantProps<typeof buttonStyle>;
