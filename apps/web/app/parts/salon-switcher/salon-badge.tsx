import './salon-badge.css';
import type { SalonType } from '../salon-art.tsx';

const sizes = {
  rail: 'size-8.5 rounded-input text-head-18',
  menu: 'size-11.5 rounded-lg text-head-26',
  head: 'size-6 rounded-sm text-label',
} as const;

type Props = { readonly name: string; readonly type: SalonType; readonly size: keyof typeof sizes };

/** A salon in a corner too small for its pattern: the ground of its trade, and its first letter. */
export function SalonBadge({ name, type, size }: Props) {
  return (
    <span
      aria-hidden="true"
      data-trade={type}
      className={`salon-badge glint display grid shrink-0 place-items-center leading-none ${sizes[size]}`}
    >
      {name.slice(0, 1).toLocaleUpperCase('tr')}
    </span>
  );
}
