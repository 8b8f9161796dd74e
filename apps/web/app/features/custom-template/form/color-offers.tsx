import {
  accentTextColor,
  type ColorOffer,
  type ColorRole,
  measureColors,
  offerColors,
  type PageColors,
} from '@ayna/domain/page-colors';
import { Contrast } from 'lucide-react';
import { texts } from '../texts.ts';

const words = texts.colors;

/** Rounded down: 4,46 must not read as the 4,5 that is needed. */
export const ratioText = (ratio: number): string =>
  words.ratio(
    (Math.floor(ratio * 10) / 10).toLocaleString('tr-TR', {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }),
  );

type Props = {
  readonly colors: PageColors;
  readonly role: ColorRole;
  readonly choose: (colors: PageColors) => void;
};

const isDarker = (one: string, other: string): boolean => {
  const measure = (color: string) => measureColors({ ground: '#000000', text: color, accent: color }).text;
  return measure(one) < measure(other);
};

const nameOf = ({ kind, colors }: ColorOffer, role: ColorRole, before: PageColors): string => {
  if (kind === 'nearest') return words.offers.nearest;
  if (kind === 'other-text') return words.offers[colors.accentText ?? 'light'];
  return isDarker(colors[role], before[role]) ? words.offers.darker : words.offers.lighter;
};

/** What is wrong with a color, and up to three that can be read. */
export function ColorOffers({ colors, role, choose }: Props) {
  const bad = role === 'accent' ? words.bad.accent[colors.accentText ?? 'light'] : words.bad[role];
  return (
    <div role="alert" className="mt-3 rounded-box bg-sunken p-3.5 dark:bg-raised">
      <p className="flex gap-2.5">
        <Contrast size={18} className="mt-0.5 flex-none text-danger" />
        <span>
          <b className="font-semibold">{bad}</b> {words.advice}
        </span>
      </p>
      <div className="mt-3 grid gap-2 tablet:grid-cols-3">
        {offerColors(colors, role).map((offer, at) => (
          <button
            key={offer.kind}
            type="button"
            onClick={() => choose(offer.colors)}
            className={`flex cursor-pointer items-center gap-3 rounded-box bg-surface p-2 text-left hover:shadow-frame-strong tablet:grid tablet:gap-1.5 ${at === 0 ? 'shadow-chosen' : 'shadow-frame'}`}
          >
            <Sample colors={offer.colors} role={role} />
            <span className="px-1">
              <b className="block font-semibold">{nameOf(offer, role, colors)}</b>
              <span className="num block text-label text-muted">{ratioText(offer.ratio)}</span>
            </span>
          </button>
        ))}
      </div>
    </div>
  );
}

function Sample({ colors, role }: Pick<Props, 'colors' | 'role'>) {
  const paint =
    role === 'accent'
      ? { backgroundColor: colors.accent, color: accentTextColor(colors) }
      : { backgroundColor: colors.ground, color: colors.text };
  return (
    <span
      aria-hidden="true"
      style={paint}
      className="grid h-9 place-items-center whitespace-nowrap rounded-full px-3.5 font-strong text-label max-tablet:w-34"
    >
      {words.sample}
    </span>
  );
}
