import './press-style.ts';
import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaProps } from 'react-aria-components/Button';
import { tv, type VariantProps } from 'tailwind-variants/lite';

const style = tv({
  base: [
    'inline-grid shrink-0 cursor-pointer place-items-center rounded-md text-ink-2',
    'touch-pan-x touch-pan-y touch-pinch-zoom transition-colors duration-[120ms] hover:bg-sir-100 dark:hover:bg-sir-850',
    'disabled:cursor-default disabled:opacity-45 disabled:hover:bg-transparent',
  ],
  variants: {
    look: {
      plain: '',
      outline: 'bg-surface shadow-[inset_0_0_0_1px_var(--line)] dark:bg-raised',
    },
    size: {
      sm: 'size-[34px] tablet:size-[30px]',
      md: 'size-11 tablet:size-9',
    },
  },
  defaultVariants: { look: 'plain', size: 'md' },
});

export type IconButtonProps = VariantProps<typeof style> &
  Omit<AriaProps, 'children' | 'className' | 'style' | 'aria-label'> & {
    /** What it does, for who does not see the icon. */
    readonly label: string;
    readonly children: ReactNode;
    readonly ref?: Ref<HTMLButtonElement>;
  };

export function IconButton({ label, look, size, children, ...props }: IconButtonProps) {
  return (
    <AriaButton {...props} aria-label={label} className={style({ look, size })}>
      {children}
    </AriaButton>
  );
}
