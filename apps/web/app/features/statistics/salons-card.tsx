import { appointment } from '@ayna/contracts/appointment';
import { sumLira } from '@ayna/domain/money';
import { useQueries, useQuery } from '@tanstack/react-query';
import { meQuery } from '../../data/auth.ts';
import { mySalonsQuery } from '../../data/salon.ts';
import { appointmentFiguresQuery, financeFiguresQuery } from '../../data/statistics.ts';
import type { Days } from '../../parts/days.ts';
import { sumText } from '../../parts/money-text.ts';
import { signedSum } from '../../parts/signed-sum.ts';
import { memberOf } from '../../parts/use-member.ts';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { Card } from './card.tsx';
import { FigureTable } from './figure-table.tsx';
import { countText } from './format.ts';
import { appointmentTotals } from './model/totals.ts';
import { texts } from './texts.ts';

const words = texts.salons;

/** The salons whose figures this person may read. */
const useOwnSalons = (): readonly { readonly code: string; readonly name: string }[] => {
  const { data: me } = useQuery(meQuery);
  const { data: cards } = useQuery(mySalonsQuery);
  return (me?.salons ?? [])
    .filter(({ salonCode, groups }) => memberOf(salonCode, groups).mayCall(appointment.routes.figures))
    .map(({ salonCode }) => ({
      code: salonCode,
      name: cards?.find(({ code }) => code === salonCode)?.name ?? words.unnamed,
    }));
};

type Numbers = {
  readonly count: number;
  readonly canceled: number;
  readonly newCustomers: number;
  readonly income: number;
  readonly expense: number;
};

const cellsOf = (name: string, { count, canceled, newCustomers, income, expense }: Numbers): string[] => [
  name,
  countText(count),
  countText(canceled),
  countText(newCustomers),
  sumText(income),
  sumText(expense),
  signedSum(sumLira([income, -expense])),
];

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const totalOf = (all: readonly Numbers[]): Numbers => ({
  count: sum(all.map(({ count }) => count)),
  canceled: sum(all.map(({ canceled }) => canceled)),
  newCustomers: sum(all.map(({ newCustomers }) => newCustomers)),
  income: sumLira(all.map(({ income }) => income)),
  expense: sumLira(all.map(({ expense }) => expense)),
});

/** For an owner of several salons: the same days in each of them. */
export function SalonsCard({ period }: { readonly period: Days }) {
  const salons = useOwnSalons();
  return salons.length > 1 ? <SalonTable salons={salons} period={period} /> : null;
}

type Props = { readonly salons: ReturnType<typeof useOwnSalons>; readonly period: Days };

function SalonTable({ salons, period }: Props) {
  const appointments = useQueries({
    queries: salons.map(({ code }) => appointmentFiguresQuery(code, period)),
  });
  const money = useQueries({ queries: salons.map(({ code }) => financeFiguresQuery(code, period)) });
  const numbers = salons.map((_, index): Numbers | undefined => {
    const [figures, paid] = [appointments[index]?.data, money[index]?.data];
    if (!figures || !paid) return undefined;
    const { count, canceled } = appointmentTotals(figures.byDay);
    const { income, expense } = paid;
    return { count, canceled, newCustomers: figures.newCustomers, income, expense };
  });
  const isPending = [...appointments, ...money].some((query) => query.isPending);
  const known = numbers.filter((one) => one !== undefined);
  return (
    <Card title={words.title} sub={words.sub}>
      {isPending ? (
        <SkeletonArea>
          <Skeleton className="h-32 w-full" />
        </SkeletonArea>
      ) : (
        <FigureTable
          label={texts.table(words.title)}
          columns={[
            words.name,
            words.count,
            words.canceled,
            words.newCustomers,
            words.income,
            words.expense,
            words.net,
          ]}
          rows={salons.map(({ code, name }, index) => {
            const one = numbers[index];
            return { key: code, cells: one ? cellsOf(name, one) : [name, words.failed, '', '', '', '', ''] };
          })}
          total={cellsOf(words.total, totalOf(known))}
        />
      )}
    </Card>
  );
}
