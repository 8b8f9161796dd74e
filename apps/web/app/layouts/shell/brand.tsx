import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { texts } from './texts.ts';

type Props = { readonly size?: 'rail' | 'page' };

/** The name as a way home, which is another kind of page: so it is a fresh document. */
export function Brand({ size = 'rail' }: Props) {
  return (
    <Link
      to={paths.home}
      reloadDocument
      aria-label={texts.home}
      className={`inline-flex items-center rounded-md text-ink ${size === 'rail' ? 'gap-2' : 'gap-2.5'}`}
    >
      <BrandMark className={size === 'rail' ? 'h-6.5 w-5.25' : 'h-7.5 w-6'} />
      <span
        className={`rail-text -translate-y-[0.04em] font-bold font-display leading-none tracking-m ${size === 'rail' ? 'text-head-26' : 'text-head-32'}`}
      >
        {texts.brand}
      </span>
    </Link>
  );
}
