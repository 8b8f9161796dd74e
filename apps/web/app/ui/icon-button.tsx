import type { LucideIcon } from 'lucide-react';
import './press-style.ts';
import type { Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaProps } from 'react-aria-components/Button';
import { tv, type VariantProps } from 'tailwind-variants/lite';

const style = tv({
  base: [
    'inline-grid shrink-0 cursor-pointer place-items-center rounded-md text-ink-2',
    'touch-pan-x touch-pan-y touch-pinch-zoom transition-colors duration-120 hover:bg-sir-100 dark:hover:bg-sir-850',
    'aria-pressed:bg-accent-soft aria-pressed:text-accent-ink',
    'disabled:cursor-default disabled:opacity-45 disabled:hover:bg-transparent',
  ],
  variants: {
    look: {
      plain: '',
      outline: 'bg-surface shadow-frame dark:bg-raised',
    },
    size: {
      sm: 'touch-area size-8.5 tablet:size-7.5',
      md: 'size-11 tablet:size-9',
    },
  },
  defaultVariants: { look: 'plain', size: 'md' },
});

export type IconButtonProps = VariantProps<typeof style> &
  Omit<AriaProps, 'children' | 'className' | 'style' | 'aria-label'> & {
    /** What it does, for who does not see the icon. */
    readonly label: string;
    readonly icon: LucideIcon;
    readonly ref?: Ref<HTMLButtonElement>;
  };

export function IconButton({ label, look, size, icon: Icon, ...props }: IconButtonProps) {
  return (
    <AriaButton {...props} aria-label={label} className={style({ look, size })}>
      <Icon size={size === 'sm' ? 16 : 18} />
    </AriaButton>
  );
}
