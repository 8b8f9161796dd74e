import { Link, type LinkProps } from 'react-router';
import { tv, type VariantProps } from 'tailwind-variants/lite';

const look = tv({
  base: 'inline-flex items-center justify-center whitespace-nowrap font-[550] transition-colors duration-[120ms]',
  variants: {
    kind: {
      primary:
        'bg-accent text-on-accent shadow-[inset_0_1px_0_rgb(255_255_255/0.16),0_1px_2px_rgb(60_10_40/0.28)] hover:bg-accent-hover',
      outline:
        'bg-surface text-ink shadow-[inset_0_0_0_1px_var(--line),var(--sh-1)] hover:bg-sunken dark:bg-raised dark:shadow-[inset_0_0_0_1px_var(--sir-800)] dark:hover:bg-sir-850',
      // Quince stands on damson only, in both themes alike.
      quince: 'bg-ayva-300 text-[#2b2a05] hover:bg-ayva-200 focus-visible:outline-ayva-300',
    },
    size: {
      header: 'h-[42px] rounded-md px-3.5 text-[0.875rem]',
      row: 'h-13 rounded-xl px-5 text-[1rem]',
      hero: 'h-14 rounded-[15px] px-[26px] text-[1.0625rem]',
    },
    glint: { true: 'glint' },
  },
});

type Props = LinkProps & VariantProps<typeof look>;

/** A link that asks for something, as large as a public page wants it. It needs no script. */
export function CtaLink({ kind, size, glint, className, ...link }: Props) {
  return <Link {...link} className={look({ kind, size, glint, className })} />;
}
