import { expiryText } from '../model/card-expiry.ts';
import { brandOf, groupCard } from '../model/card-number.ts';
import type { CardValues } from '../model/check-card.ts';
import { texts } from '../texts.ts';
import { CardBrandMark } from './brand-mark.tsx';

const words = texts.card;

/** The digits that are still to come, as dots. */
const filledNumber = (number: string): string => {
  const grouped = groupCard(number);
  return brandOf(number) === 'amex' ? grouped : grouped + words.sampleNumber.slice(grouped.length);
};

/** A card as it looks while it is typed: a picture, in every sense. */
export function CardPicture({ values: { holder, number, expiry } }: { readonly values: CardValues }) {
  return (
    <div
      aria-hidden="true"
      className="glint relative flex aspect-[1.586] w-full max-w-62.5 flex-col overflow-hidden rounded-card bg-murdum-700 px-4 py-3.75 text-white ring-1 ring-white/14 ring-inset"
    >
      <div className="relative z-1 flex items-start justify-between">
        <span className="h-7.75 w-6 rounded-oval bg-ayva-300" />
        <CardBrandMark brand={brandOf(number)} />
      </div>
      <div className="num relative z-1 mt-auto whitespace-nowrap font-medium text-title-s-size tracking-[0.04em]">
        {filledNumber(number)}
      </div>
      <div className="relative z-1 mt-2 flex justify-between gap-3 text-caption-size/4 text-murdum-100">
        <span className="truncate">{holder.trim().toLocaleUpperCase('tr') || words.sampleHolder}</span>
        <span className="num flex-none">{expiryText(expiry).replaceAll(' ', '') || words.sampleExpiry}</span>
      </div>
    </div>
  );
}
