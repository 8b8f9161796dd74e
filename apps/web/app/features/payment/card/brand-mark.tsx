import type { CardBrand } from '../model/card-number.ts';

type Props = { readonly brand: CardBrand | null; readonly className?: string };

const words = { troy: 'troy', visa: 'VISA', amex: 'AMEX' } as const;

const inks = { troy: 'text-[#0a3d62]', visa: 'text-[#1a1f71]', amex: 'text-[#016fd0]' } as const;

/** The mark of a scheme, on the white that all of them ask for. What it means is said in words beside it. */
export function CardBrandMark({ brand, className = '' }: Props) {
  if (brand === null) return null;
  return (
    <span
      aria-hidden="true"
      className={`inline-grid h-6 w-9.5 flex-none place-items-center rounded-xs bg-white ring-1 ring-line ${className}`}
    >
      {brand === 'mastercard' ? (
        <svg viewBox="0 0 32 20" className="h-4 w-auto" aria-hidden="true">
          <circle cx="12" cy="10" r="9" fill="#eb001b" />
          <circle cx="20" cy="10" r="9" fill="#f79e1b" />
          <path d="M16 2a9 9 0 0 1 0 16 9 9 0 0 1 0-16z" fill="#ff5f00" />
        </svg>
      ) : (
        <span className={`font-semibold text-tiny leading-none tracking-tight ${inks[brand]}`}>
          {words[brand]}
        </span>
      )}
    </span>
  );
}
