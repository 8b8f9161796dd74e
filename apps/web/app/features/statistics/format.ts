import { signedSum } from '../../parts/signed-sum.ts';
import type { Change } from './model/change.ts';
import { texts } from './texts.ts';

const counts = new Intl.NumberFormat('tr-TR');
const oneDecimal = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const compact = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 });

/** As long as the plus sign, unlike a hyphen. */
const minus = '\u2212';

export const countText = (count: number): string => counts.format(count);

/** %35,7 from 357. */
export const percentText = (tenths: number): string => texts.percent(oneDecimal.format(tenths / 10));

/** 8,4 from 8.43. */
export const decimalText = (value: number): string => compact.format(value);

/** A dash where there is nothing to have a part of. */
export const shareText = (part: number, all: number): string =>
  all === 0 ? texts.habits.none : percentText(Math.round((part / all) * 1000));

/** With its sign; in money where a percent of nothing would say nothing. */
export const changeText = ({ tenths, difference, direction }: Change, isMoney: boolean): string => {
  if (direction === 'same') return texts.tiles.same;
  const sign = direction === 'up' ? '+' : minus;
  if (tenths !== null) return sign + percentText(Math.abs(tenths));
  return isMoney ? signedSum(difference) : sign + countText(Math.abs(difference));
};

/** 171 bin: for a label in a chart. */
export const shortAmount = (lira: number): string => {
  if (lira >= 1_000_000) return texts.money.million(compact.format(lira / 1_000_000));
  if (lira >= 10_000) return texts.money.thousand(counts.format(Math.round(lira / 1000)));
  return counts.format(Math.round(lira));
};
