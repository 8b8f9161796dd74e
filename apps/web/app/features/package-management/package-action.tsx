import { CallError } from '@ayna/contracts/core/client';
import { useQuery } from '@tanstack/react-query';
import { ArrowUpRight } from 'lucide-react';
import { type Quote, quoteQuery } from '../../data/checkout.ts';
import type { ActiveSubscription, OfferedPackage, Period } from '../../data/subscription.ts';
import { checkoutPath } from '../../parts/checkout-path.ts';
import { dayAndMonth } from '../../parts/day-range.ts';
import { sumText } from '../../parts/money-text.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { endDayOf, isOwnTerm } from './model/own-term.ts';
import { texts } from './texts.ts';

const words = texts.fit;

type Props = {
  readonly offered: OfferedPackage;
  readonly period: Period;
  readonly active: ActiveSubscription;
  readonly isPlanning: boolean;
  readonly plan: () => void;
};

const isOwnPackage = (error: unknown): boolean =>
  error instanceof CallError && error.body.code === 'own-package';

/** The way into a package, with what it costs today as the server reckons it. */
export function PackageAction({ offered, period, active, isPlanning, plan }: Props) {
  const purchase = { kind: 'package', packageCode: offered.code, period } as const;
  const isOwn = isOwnTerm(active, offered.code, period);
  const query = useQuery({ ...quoteQuery(purchase, null), enabled: !isOwn });
  const { data: quote, error, isPlaceholderData } = query;
  const note = 'mt-2 text-label text-muted text-pretty';
  if (isOwn || isOwnPackage(error)) return <p className={note}>{words.own}</p>;
  if (error) return <p className={note}>{error.message}</p>;
  if (!quote || isPlaceholderData)
    return (
      <SkeletonArea>
        <Skeleton className="h-9.5 w-full" />
      </SkeletonArea>
    );
  if (quote.change === 'later')
    return (
      <>
        <Button look="outline" isWide aria-expanded={isPlanning} onPress={plan}>
          {words.plan}
        </Button>
        <p className={note}>{words.later(dayAndMonth(quote.term?.from ?? endDayOf(active)))}</p>
      </>
    );
  const isPresent = offered.code === active.package.code && !active.trial;
  return (
    <>
      <ButtonLink
        look={isPresent ? 'outline' : 'primary'}
        isWide
        icon={isPresent ? undefined : ArrowUpRight}
        to={checkoutPath({ kind: 'package', code: offered.code, period })}
        reloadDocument
        aria-label={`${offered.name}: ${labelOf(quote)}`}
      >
        {labelOf(quote)}
      </ButtonLink>
      <p className={note}>{noteOf(quote)}</p>
    </>
  );
}

const labelOf = ({ change }: Quote): string => {
  if (change === 'renewal') return words.renew;
  if (change === 'longer') return words.yearly;
  return change === 'new' ? words.buy : words.upgrade;
};

const noteOf = ({ change, amount, lines }: Quote): string => {
  const sum = sumText(amount);
  if (change === 'renewal') return words.renewText(sum);
  if (change === 'longer') return words.yearlyText(sum);
  const days = lines.find(({ kind }) => kind === 'rest')?.days ?? null;
  return days === null ? words.now(sum) : words.nowDays(sum, days);
};
