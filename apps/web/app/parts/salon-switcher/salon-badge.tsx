import type { SalonType } from '../salon-art.tsx';

const grounds: Readonly<Record<SalonType, string>> = {
  HairSalon: 'bg-[#174238] text-[#f3c9a8]',
  BarberShop: 'bg-[#1d3fae] text-[#ffd3cb]',
  BeautySalon: 'bg-[#f4d8df] text-[#8a2f52]',
  NailSalon: 'bg-[#ebe57a] text-[#5b5609]',
  MakeupStudio: 'bg-[#f6cdb8] text-[#8a3215]',
  AestheticClinic: 'bg-[#cfe6e4] text-[#0f5752]',
};

const sizes = {
  rail: 'size-8.5 rounded-input text-[19px]',
  menu: 'size-11.5 rounded-lg text-[26px]',
} as const;

type Props = { readonly name: string; readonly type: SalonType; readonly size: keyof typeof sizes };

/** A salon in a corner too small for its pattern: the ground of its trade, and its first letter. */
export function SalonBadge({ name, type, size }: Props) {
  return (
    <span
      aria-hidden="true"
      className={`glint display grid shrink-0 place-items-center leading-none ${grounds[type]} ${sizes[size]}`}
    >
      {name.slice(0, 1).toLocaleUpperCase('tr')}
    </span>
  );
}
