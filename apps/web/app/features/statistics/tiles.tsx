import {
  CalendarCheck2,
  CalendarX2,
  type LucideIcon,
  Minus,
  TrendingDown,
  TrendingUp,
  UserRoundPlus,
  Wallet,
} from 'lucide-react';
import type { ComponentProps } from 'react';
import { priceText, sumText } from '../../parts/money-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { partsOf } from '../../ui/day-text.ts';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { changeText, countText } from './format.ts';
import { type Change, changeOf } from './model/change.ts';
import { sparkPoints } from './model/day-rows.ts';
import { appointmentTotals, countOf, earningsOf } from './model/totals.ts';
import { Spark } from './spark.tsx';
import { texts } from './texts.ts';
import type { Statistics } from './use-statistics.ts';

const words = texts.tiles;

type Tile = {
  readonly title: string;
  readonly icon: LucideIcon;
  readonly now: number;
  readonly before: number;
  /** Of the running month: its days so far, and the same of the month before. */
  readonly sameDays: { readonly now: number; readonly before: number } | null;
  readonly isMoney?: boolean;
  /** Fewer is better. */
  readonly isFewerBetter?: boolean;
  readonly spark: readonly number[];
  readonly tone: ComponentProps<typeof Spark>['tone'];
};

const icons = { up: TrendingUp, down: TrendingDown, same: Minus } as const;

function ChangeBadge({ change, tile }: { readonly change: Change; readonly tile: Tile }) {
  const { direction } = change;
  const isGood = direction === (tile.isFewerBetter ? 'down' : 'up');
  const tone = direction === 'same' ? 'neutral' : isGood ? 'success' : 'danger';
  return (
    <Badge tone={tone} icon={icons[direction]}>
      <span className="num">{changeText(change, tile.isMoney ?? false)}</span>
    </Badge>
  );
}

type TileProps = { readonly tile: Tile; readonly previousName: string; readonly day: number };

function TileView({ tile, previousName, day }: TileProps) {
  const { title, icon: Icon, now, before, sameDays, isMoney = false, spark, tone } = tile;
  const full = isMoney ? sumText : countText;
  const short = isMoney ? priceText : countText;
  const text = full(now);
  return (
    <article className="min-w-0 break-inside-avoid rounded-card bg-surface px-4.5 py-3.5 ring-1 ring-line max-tablet:px-3.5 dark:bg-raised">
      <h2 className="flex items-center gap-2 font-body text-ink-2">
        <Icon size={17} className="flex-none" />
        {title}
      </h2>
      <p
        className={`num mt-1 font-semibold ${text.length > 11 ? 'text-number-l-phone' : 'text-number-l max-tablet:text-number-l-phone'}`}
      >
        {text}
      </p>
      <div className="flex gap-2">
        <div className="min-w-0 flex-1">
          <div className="mt-1 mb-1.5">
            <ChangeBadge change={changeOf(now, before)} tile={tile} />
          </div>
          <p className="num text-ink-2 text-label">{words.before(previousName, short(before))}</p>
        </div>
        <Spark values={spark} tone={tone} />
      </div>
      {sameDays && (
        <p className="num mt-1 text-caption text-muted">
          {words.sameDays(day, short(sameDays.now), short(sameDays.before))}
        </p>
      )}
    </article>
  );
}

const grid = 'grid grid-cols-4 gap-3 max-large:grid-cols-2 max-tablet:gap-2.5';
const maxPoints = 10;

const tilesOf = ({ figures, period, sameDays, today }: Statistics): Tile[] => {
  const { appointments, before, money, moneyDays, previous } = figures;
  const done = appointments.byDay.filter(({ date }) => date <= today);
  const [now, past] = [appointmentTotals(appointments.byDay), appointmentTotals(before.byDay)];
  const soFar = sameDays && {
    now: appointmentTotals(appointments.byDay, sameDays.now),
    before: appointmentTotals(before.byDay, sameDays.before),
  };
  const isMonth = period.isMonth;
  const spark = (values: readonly number[]) => sparkPoints(values, maxPoints);
  return [
    {
      title: isMonth ? words.count : words.countDays,
      icon: CalendarCheck2,
      now: now.count,
      before: past.count,
      sameDays: soFar && { now: soFar.now.count, before: soFar.before.count },
      spark: spark(done.map(countOf)),
      tone: 'v1',
    },
    {
      title: words.canceled,
      icon: CalendarX2,
      now: now.canceled,
      before: past.canceled,
      sameDays: soFar && { now: soFar.now.canceled, before: soFar.before.canceled },
      isFewerBetter: true,
      spark: spark(done.map(({ canceled }) => canceled)),
      tone: 'v4',
    },
    {
      title: words.newCustomers,
      icon: UserRoundPlus,
      now: now.newCustomers,
      before: past.newCustomers,
      sameDays: soFar && { now: soFar.now.newCustomers, before: soFar.before.newCustomers },
      spark: spark(done.map(({ newCustomers }) => newCustomers)),
      tone: 'v2',
    },
    {
      title: isMonth ? words.earnings : words.earningsDays,
      icon: Wallet,
      now: earningsOf(money.byDay),
      before: earningsOf(moneyDays, previous),
      sameDays: sameDays && {
        now: earningsOf(money.byDay, sameDays.now),
        before: earningsOf(moneyDays, sameDays.before),
      },
      isMoney: true,
      spark: spark(
        money.byDay.filter(({ date }) => date <= today).map(({ income, expense }) => income - expense),
      ),
      tone: 'v5',
    },
  ];
};

/** The period in four numbers, each beside the one before. */
export function Tiles({ statistics }: { readonly statistics: Statistics }) {
  const { period, figures, today } = statistics;
  const previousName = period.isMonth ? partsOf(figures.previous.first).month.long : words.previousDays;
  return (
    <section aria-label={words.label} data-tour="statistics-tiles" className={grid}>
      {tilesOf(statistics).map((tile) => (
        <TileView key={tile.title} tile={tile} previousName={previousName} day={Number(today.slice(8))} />
      ))}
    </section>
  );
}

export function TilesLoading() {
  return (
    <SkeletonArea>
      <div className={grid}>
        {['count', 'canceled', 'new', 'earnings'].map((name) => (
          <Skeleton key={name} className="h-36 rounded-card" />
        ))}
      </div>
    </SkeletonArea>
  );
}
