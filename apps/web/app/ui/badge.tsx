import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { tv, type VariantProps } from 'tailwind-variants/lite';

const badge = tv({
  base: 'inline-flex flex-none items-center whitespace-nowrap rounded-badge font-strong ring-1 ring-inset icon:flex-none',
  variants: {
    tone: {
      neutral: 'bg-sunken text-ink-2 ring-line',
      accent: 'bg-accent-soft text-accent-ink ring-transparent',
      success: 'bg-success-bg text-success-ink ring-completed-line/45',
      danger: 'bg-danger-bg text-danger-ink ring-canceled-line/45',
      warning: 'bg-warning-bg text-warning-ink ring-pending-line/45',
      info: 'bg-info-bg text-info-ink ring-approved-line/45',
      // The five a thing can be in, by hue: what each of them means, only a part of the domain knows.
      amber: 'text-pending-ink ring-pending-line/45',
      blue: 'text-approved-ink ring-approved-line/45',
      green: 'text-completed-ink ring-completed-line/45',
      red: 'text-canceled-ink ring-canceled-line/45',
      grey: 'text-noshow-ink ring-noshow-line/45',
    },
    /** On a ground of its own tint a badge is white. */
    isOnTint: { true: 'bg-surface dark:bg-raised', false: '' },
    size: {
      sm: 'h-5.25 gap-1 px-1.75 text-tag-size',
      md: 'h-6 gap-1.25 px-2 text-caption',
    },
  },
  compoundVariants: [
    { tone: 'amber', isOnTint: false, class: 'bg-pending-bg' },
    { tone: 'blue', isOnTint: false, class: 'bg-approved-bg' },
    { tone: 'green', isOnTint: false, class: 'bg-completed-bg' },
    { tone: 'red', isOnTint: false, class: 'bg-canceled-bg' },
    { tone: 'grey', isOnTint: false, class: 'bg-noshow-bg' },
  ],
  defaultVariants: { tone: 'neutral', size: 'md', isOnTint: false },
});

type BadgeLook = VariantProps<typeof badge>;

type Props = BadgeLook & { readonly icon?: LucideIcon | undefined; readonly children: ReactNode };

/** Words, always; the colour and the icon only repeat them. */
export function Badge({ icon: Icon, children, ...look }: Props) {
  return (
    <span className={badge(look)}>
      {Icon && <Icon size={14} strokeWidth={2} />}
      {children}
    </span>
  );
}
