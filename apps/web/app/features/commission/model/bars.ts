import type { CommissionStatement } from '../../../data/commission.ts';

type Sums = Pick<CommissionStatement, 'commission' | 'tipSum' | 'advanceSum' | 'toPay'>;
type Bar = { readonly from: number; readonly to: number };

/** Where each bar begins and ends, from 0 to 1: each goes on where the one before has ended. */
export const waterfall = ({ commission, tipSum, advanceSum, toPay }: Sums): Record<keyof Sums, Bar> => {
  const earned = Math.max(commission, 0) + tipSum;
  const whole = Math.max(earned, advanceSum, 1);
  const bar = (from: number, to: number): Bar => ({
    from: Math.max(0, Math.min(from, to)) / whole,
    to: Math.max(0, from, to) / whole,
  });
  return {
    commission: bar(0, commission),
    tipSum: bar(Math.max(commission, 0), earned),
    advanceSum: bar(earned, earned - advanceSum),
    toPay: bar(0, toPay),
  };
};
