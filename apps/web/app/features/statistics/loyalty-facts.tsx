import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { customerLifetimeQuery, customerReturnsQuery } from '../../data/statistics.ts';
import { datesText } from '../../parts/day-range.ts';
import { priceText } from '../../parts/money-text.ts';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { Fact } from './fact.tsx';
import { countText, decimalText, shareText } from './format.ts';
import { durationOf, lifetimeOf, RETURN_DAYS, returnDaysOf } from './model/loyalty.ts';
import { texts } from './texts.ts';
import type { Statistics } from './use-statistics.ts';

const words = texts.habits;

type Shown = { readonly value: string; readonly line: string };

/** What a read says, or that it did not come; undefined while it is on its way. */
const shownOf = <Data,>(
  { data, isError }: UseQueryResult<Data>,
  show: (data: Data) => Shown,
): Shown | undefined => {
  if (data !== undefined) return show(data);
  return isError ? { value: words.none, line: words.failed } : undefined;
};

const durationText = (days: number): string => {
  const { unit, value } = durationOf(days);
  if (unit === 'days') return words.stayDays(value);
  return unit === 'months' ? words.stayMonths(decimalText(value)) : words.stayYears(decimalText(value));
};

const useReturned = (salonCode: string, { period, today }: Statistics): Shown | undefined => {
  const days = returnDaysOf(period, today);
  const returns = useQuery({
    ...customerReturnsQuery(salonCode, days ?? period),
    enabled: days !== null,
  });
  const none: Shown = { value: words.none, line: words.returnedNone(RETURN_DAYS) };
  if (days === null) return none;
  return shownOf(returns, ({ customers, returned, days: within }) =>
    customers === 0
      ? none
      : {
          value: shareText(returned, customers),
          line: words.returnedLine(
            datesText(days.first, days.last),
            countText(customers),
            countText(returned),
            within,
          ),
        },
  );
};

const useLifetime = (salonCode: string) => {
  const lifetime = useQuery(customerLifetimeQuery(salonCode));
  const stay = shownOf(lifetime, (sums) => {
    const { stayDays, daysApart } = lifetimeOf(sums);
    return stayDays === null || daysApart === null
      ? { value: words.none, line: words.stayNone }
      : {
          value: durationText(stayDays),
          line: words.stayLine(countText(sums.regulars), countText(Math.round(daysApart))),
        };
  });
  const worth = shownOf(lifetime, (sums) => {
    const { spent, visits } = lifetimeOf(sums);
    return spent === null || visits === null
      ? { value: words.none, line: words.worthNone }
      : {
          value: priceText(Math.round(spent)),
          line: words.worthLine(decimalText(visits), countText(sums.customers)),
        };
  });
  return { stay, worth };
};

type Props = { readonly statistics: Statistics; readonly salonCode: string };

/** Who comes again, for how long, and what that is worth. Read apart from the figures of the period. */
export function LoyaltyFacts({ statistics, salonCode }: Props) {
  const returned = useReturned(salonCode, statistics);
  const { stay, worth } = useLifetime(salonCode);
  if (!returned || !stay || !worth)
    return (
      <SkeletonArea>
        <Skeleton className="h-20 w-full" />
      </SkeletonArea>
    );
  return (
    <dl className="grid grid-cols-3 gap-3 max-small:grid-cols-1">
      <Fact name={words.returned} {...returned} />
      <Fact name={words.stay} {...stay} />
      <Fact name={words.worth} {...worth} />
    </dl>
  );
}
