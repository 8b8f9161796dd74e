import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink, type LinkProps as RouterProps } from 'react-router';
import { tv, type VariantProps } from 'tailwind-variants/lite';
import { type ButtonLook, buttonStyle, iconSize } from './button-style.ts';

const style = tv({
  base: 'rounded-xs transition-colors duration-120',
  variants: {
    look: {
      /** Stands by itself: 'Kayit olun'. */
      accent: 'font-strong text-accent-ink hover:underline hover:underline-offset-3',
      /** Inside a sentence, where colour alone would not tell it. */
      inline: 'font-strong text-accent-ink underline decoration-1 underline-offset-3 hover:decoration-2',
      quiet: 'font-medium text-ink-2 underline decoration-1 underline-offset-3 hover:text-ink',
    },
  },
  defaultVariants: { look: 'accent' },
});

type Destination = Pick<
  RouterProps,
  'to' | 'state' | 'reloadDocument' | 'replace' | 'target' | 'rel' | 'aria-label'
>;
type Words = { readonly children: ReactNode };

/** The router's anchor, so that it works without scripts and, with them, without a new document. */
export function Link({ look, children, ...destination }: Destination & VariantProps<typeof style> & Words) {
  return (
    <RouterLink {...destination} className={style({ look })}>
      {children}
    </RouterLink>
  );
}

/** Leads somewhere and looks like a button. */
export function ButtonLink({
  look,
  size,
  isWide,
  isHead,
  icon: Icon,
  children,
  ...destination
}: Destination & ButtonLook & Words & { readonly icon?: LucideIcon | undefined }) {
  return (
    <RouterLink {...destination} className={buttonStyle({ look, size, isWide, isHead })}>
      {Icon && <Icon size={iconSize(size)} />}
      {children}
    </RouterLink>
  );
}
