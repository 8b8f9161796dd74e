import { Link, type LinkProps } from 'react-router';
import { tv, type VariantProps } from 'tailwind-variants/lite';

const look = tv({
  base: 'inline-flex items-center justify-center whitespace-nowrap font-strong transition-colors duration-120',
  variants: {
    kind: {
      primary: 'bg-accent text-on-accent shadow-glossy hover:bg-accent-hover',
      outline:
        'bg-surface text-ink shadow-frame-1 hover:bg-sunken dark:bg-raised dark:shadow-frame-dark dark:hover:bg-sir-850',
      // Quince stands on damson only, in both themes alike.
      quince: 'bg-ayva-300 text-on-quince hover:bg-ayva-200 focus-visible:outline-ayva-300',
    },
    size: {
      header: 'h-10.5 rounded-md px-3.5 text-body-size',
      row: 'h-13 rounded-xl px-5 text-title-s-size',
      hero: 'h-14 rounded-card px-6.5 text-title-size',
    },
    glint: { true: 'glint' },
  },
});

type Props = LinkProps & VariantProps<typeof look>;

/** A link that asks for something, as large as a public page wants it. It needs no script. */
export function CtaLink({ kind, size, glint, className, ...link }: Props) {
  return <Link {...link} className={look({ kind, size, glint, className })} />;
}
