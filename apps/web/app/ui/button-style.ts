import { tv, type VariantProps } from 'tailwind-variants/lite';

/** Shared by what acts (Button) and what leads somewhere (ButtonLink). */
export const buttonStyle = tv({
  base: [
    'relative inline-flex shrink-0 cursor-pointer select-none items-center justify-center gap-2 whitespace-nowrap',
    'touch-pan-x touch-pan-y touch-pinch-zoom',
    'font-strong no-underline transition-[background-color,box-shadow,opacity,translate] duration-120',
    'active:translate-y-px motion-reduce:active:translate-y-0',
    'disabled:cursor-default disabled:opacity-45 disabled:active:translate-y-0',
    'aria-disabled:cursor-progress icon:shrink-0',
    'forced-colors:border forced-colors:border-button-border',
  ],
  variants: {
    look: {
      primary: [
        'glint bg-accent text-on-accent hover:bg-accent-hover',
        'shadow-glossy',
        // The flash travels once under the pointer; it is wider than the button so that no edge shows.
        'after:transition-transform after:duration-320 after:ease-in-out hover:after:translate-x-[30%]',
        'disabled:hover:bg-accent disabled:hover:after:translate-x-0',
      ],
      outline: [
        'bg-surface text-ink shadow-frame-1 hover:bg-sunken',
        'dark:bg-raised dark:shadow-frame-dark dark:hover:bg-sir-850',
      ],
      soft: 'bg-accent-soft-2 text-accent-ink hover:bg-murdum-200 dark:hover:bg-murdum-800',
      ghost: 'text-ink-2 hover:bg-sir-100 dark:hover:bg-sir-850',
      'danger-outline': [
        'bg-surface text-danger-ink shadow-frame-danger hover:bg-danger-bg',
        'dark:bg-raised',
      ],
      ink: 'bg-ink text-surface hover:bg-ink-2',
    },
    size: {
      sm: 'touch-area h-8.5 rounded-badge px-2.5 text-label tablet:h-7.5',
      md: 'h-11 rounded-md px-3.5 text-body tablet:h-9.5',
      lg: 'h-12 rounded-box px-5 text-title-s',
      /** The one button of a whole page. */
      xl: 'h-12.5 rounded-box px-5 text-title-s',
    },
    isWide: { true: 'w-full' },
    /** In a page's head: on a phone a short word under the icon, see HeadLabel. */
    isHead: { true: 'max-tablet:min-w-11 max-tablet:flex-col max-tablet:gap-0.5 max-tablet:px-1' },
  },
  // Its flash of light clips the area around it: on a phone the button itself is as large as a finger needs.
  compoundVariants: [{ look: 'primary', size: 'sm', class: 'max-tablet:h-11 max-tablet:px-3.5' }],
  defaultVariants: { look: 'primary', size: 'md' },
});

/** Of the icon beside the words. */
export const iconSize = (size: ButtonLook['size']): number => (size === 'sm' ? 16 : 17);

export type ButtonLook = VariantProps<typeof buttonStyle>;
