import { Check, Contact, ImageIcon, MessageSquareText } from 'lucide-react';
import { tv } from 'tailwind-variants/lite';
import type { OfferedPackage } from '../../data/subscription.ts';
import { checkoutPath } from '../../parts/checkout-path.ts';
import { CtaLink } from '../../parts/cta-link.tsx';
import { priceText } from '../../parts/money-text.ts';
import { featureNames } from '../../parts/package-features.texts.ts';
import type { Period } from './period-links.tsx';
import { texts } from './texts.ts';

type Props = { readonly packages: readonly OfferedPackage[]; readonly period: Period };

/** The one in the middle is for teams; on a phone it comes first. */
export function PackageCards({ packages, period }: Props) {
  const middle = Math.floor((packages.length - 1) / 2 + 0.5);
  return (
    <ul className="mt-7 grid items-stretch gap-3.5 desk:mt-11 desk:grid-cols-3 desk:gap-4.5">
      {packages.map((offered, index) => (
        <PackageCard
          key={offered.code}
          offered={offered}
          smaller={packages[index - 1]}
          period={period}
          isForTeams={packages.length > 1 && index === middle}
        />
      ))}
    </ul>
  );
}

const look = tv({
  slots: {
    card: 'relative flex flex-col overflow-hidden rounded-[28px] p-6.5 desk:p-8',
    quiet: '',
    sign: 'mt-0.5 flex-none',
  },
  variants: {
    isForTeams: {
      true: {
        card: 'glint order-first bg-murdum-800 text-white shadow-3 [--focus:var(--murdum-200)] desk:order-none',
        quiet: 'text-murdum-100',
        sign: 'text-ayva-300',
      },
      false: { card: 'bg-surface ring-1 ring-line dark:bg-raised', quiet: 'text-muted', sign: 'text-accent' },
    },
  },
});

type CardProps = {
  readonly offered: OfferedPackage;
  readonly smaller: OfferedPackage | undefined;
  readonly period: Period;
  readonly isForTeams: boolean;
};

function PackageCard({ offered, smaller, period, isForTeams }: CardProps) {
  const { card, quiet, sign } = look({ isForTeams });
  const price = period === 'monthly' ? offered.monthlyPrice : offered.yearlyPrice;
  return (
    <li className={card()}>
      {isForTeams && (
        <span className="absolute top-6 right-6 z-1 rounded-badge bg-ayva-300 px-2.5 font-strong text-caption-size/6.5 text-on-quince">
          {texts.teams}
        </span>
      )}
      <div className="relative z-1 flex flex-1 flex-col">
        <h2 className="display text-head-34/9.5">{offered.name}</h2>
        <p className={`mt-1 min-h-6.5 text-title-s-size/6.5 ${quiet()}`}>{offered.tagline}</p>
        <p className="num mt-5.5 font-semibold text-display-m tracking-l">
          {priceText(price)}{' '}
          <small className={`font-normal text-title-s-size tracking-normal ${quiet()}`}>
            {texts.per[period]}
          </small>
        </p>
        <p className={`num min-h-6.5 text-lead-size ${quiet()}`}>
          {period === 'yearly' && texts.perMonth(priceText(Math.round((price / 12) * 100) / 100))}
        </p>
        <Limits offered={offered} />
        <ul className="mb-7 grid gap-2.5 text-title-s-size/5.75">
          {highlightsOf(offered, smaller).map((line) => (
            <li key={line} className="flex gap-2.5">
              <Check size={18} className={sign()} />
              {line}
            </li>
          ))}
        </ul>
        <CtaLink
          to={checkoutPath({ kind: 'package', code: offered.code, period })}
          kind={isForTeams ? 'quince' : 'outline'}
          size="hero"
          className="mt-auto whitespace-normal text-center"
        >
          {texts.start(offered.name)}
        </CtaLink>
      </div>
    </li>
  );
}

/** What it has beyond the next smaller one; the smallest says what is in all of them. */
const highlightsOf = (offered: OfferedPackage, smaller: OfferedPackage | undefined): readonly string[] => {
  const before = new Set(smaller?.features ?? []);
  const own = offered.features
    .filter((feature) => !before.has(feature))
    .map((feature) => featureNames[feature]);
  return [smaller ? texts.everythingOf(smaller.name) : texts.calendar, ...own];
};

const limits = [
  ['employees', Contact],
  ['sms', MessageSquareText],
  ['photos', ImageIcon],
] as const;

function Limits({ offered }: { readonly offered: OfferedPackage }) {
  return (
    <dl className="num mt-4 mb-6.5">
      {limits.map(([kind, Icon]) => (
        <div
          key={kind}
          className="flex items-center gap-3 border-current/15 border-b py-2.75 text-title-s-size"
        >
          <Icon size={18} className="flex-none" />
          <dt className="flex-1">{texts.limits[kind]}</dt>
          <dd className="font-semibold text-head-18">{texts.number(offered[kind])}</dd>
        </div>
      ))}
    </dl>
  );
}
