import { sumLira } from '@ayna/domain/money';
import type { AppointmentFigures, FinanceFigures } from '../../../data/statistics.ts';
import type { Days } from '../../../parts/days.ts';
import { isWithin } from './periods.ts';

type AppointmentDay = AppointmentFigures['byDay'][number];

/** Appointments of every status. */
export const countOf = ({ pending, approved, completed, canceled, noShow }: AppointmentDay): number =>
  pending + approved + completed + canceled + noShow;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export type AppointmentTotals = {
  readonly count: number;
  readonly completed: number;
  readonly canceled: number;
  readonly noShow: number;
  readonly newCustomers: number;
};

/** Over all days, or over those that are named. */
export const appointmentTotals = (days: readonly AppointmentDay[], within?: Days): AppointmentTotals => {
  const counted = within ? days.filter(({ date }) => isWithin(within, date)) : days;
  return {
    count: sum(counted.map(countOf)),
    completed: sum(counted.map(({ completed }) => completed)),
    canceled: sum(counted.map(({ canceled }) => canceled)),
    noShow: sum(counted.map(({ noShow }) => noShow)),
    newCustomers: sum(counted.map(({ newCustomers }) => newCustomers)),
  };
};

/** Incomes less expenses; may be negative. */
export const earningsOf = (days: FinanceFigures['byDay'], within?: Days): number => {
  const counted = within ? days.filter(({ date }) => isWithin(within, date)) : days;
  return sumLira([...counted.map(({ income }) => income), ...counted.map(({ expense }) => -expense)]);
};

/** Of those whose time came: how many did not come, in tenths of a percent; null where nobody's did. */
export const noShowTenths = ({ completed, noShow }: AppointmentTotals): number | null =>
  completed + noShow === 0 ? null : Math.round((noShow / (completed + noShow)) * 1000);
