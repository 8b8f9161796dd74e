import { openingOn, type PublicHolidays } from '@ayna/domain/opening-hours';
import { wallDate } from '@ayna/domain/wall-now';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { holidaysQuery } from '../../data/catalog.ts';
import { salonQuery } from '../../data/salon.ts';
import {
  type AppointmentFigures,
  appointmentFiguresQuery,
  type FinanceFigures,
  financeFiguresQuery,
} from '../../data/statistics.ts';
import { systemClock } from '../../lib/clock.ts';
import { type Days, monthOf } from '../../parts/days.ts';
import { monthAfter } from '../../parts/months.ts';
import { type Period, periodOf, previousOf, sameDaysOf } from './model/periods.ts';

/** Until the salon has told its zone, that of the country. */
const defaultZone = 'Europe/Istanbul';

/** The month of the period and three before it. */
const MONTHS_BEFORE = 3;

export type Statistics = {
  readonly today: string;
  readonly period: Period;
  readonly sameDays: ReturnType<typeof sameDaysOf>;
  readonly isClosed: (date: string) => boolean;
  readonly figures: {
    readonly appointments: AppointmentFigures;
    readonly before: AppointmentFigures;
    readonly money: FinanceFigures;
    /** Of the period before, and more where that is a month. */
    readonly moneyDays: FinanceFigures['byDay'];
    /** Of whole months: the one in which the period ends and three before it. */
    readonly monthDays: FinanceFigures['byDay'];
    readonly previous: Days;
  };
};

/** What a salon is not open for, as its present hours say; nothing while they are not known. */
const useClosedDays = (salonCode: string, period: Days): ((date: string) => boolean) => {
  const { data: salon } = useQuery(salonQuery(salonCode));
  const { data: list } = useQuery(holidaysQuery(period.first, period.last));
  return useMemo(() => {
    const holidays: PublicHolidays = new Map((list ?? []).map((one) => [one.date, one]));
    return (date) => salon !== undefined && openingOn(salon, holidays, date).open.length === 0;
  }, [salon, list]);
};

/** A month's bar is that of all its days, also where the period has only some of them. */
const monthsUntil = ({ last }: Days): Days => ({
  first: `${monthAfter(last, -MONTHS_BEFORE)}-01`,
  last: monthOf(last).last,
});

// Another month takes the place of the shown one when it has come.
const placeholderData = keepPreviousData;
const useAppointments = (salonCode: string, span: Days) =>
  useQuery({ ...appointmentFiguresQuery(salonCode, span), placeholderData });
const useMoney = (salonCode: string, span: Days) =>
  useQuery({ ...financeFiguresQuery(salonCode, span), placeholderData });

/** What the screen shows, as soon as all of it has come. */
export const useStatistics = (salonCode: string, month: string | null, days: Days | null) => {
  const { data: salon } = useQuery(salonQuery(salonCode));
  const today = wallDate(systemClock.now(), salon?.zone ?? defaultZone);
  const period = periodOf(month, days, today);
  const previous = previousOf(period);
  const sameDays = sameDaysOf(period, today);
  const isClosed = useClosedDays(salonCode, period);
  const now = useAppointments(salonCode, period);
  const before = useAppointments(salonCode, previous);
  const money = useMoney(salonCode, period);
  const months = useMoney(salonCode, monthsUntil(period));
  // A month's period before is one of the months.
  const moneyDays = useMoney(salonCode, period.isMonth ? monthsUntil(period) : previous);
  const all = [now, before, money, moneyDays, months];
  const figures: Statistics['figures'] | undefined =
    now.data && before.data && money.data && moneyDays.data && months.data
      ? {
          appointments: now.data,
          before: before.data,
          money: money.data,
          moneyDays: moneyDays.data.byDay,
          monthDays: months.data.byDay,
          previous,
        }
      : undefined;
  return {
    today,
    period,
    statistics: figures && { today, period, sameDays, isClosed, figures },
    failed: all.find(({ isLoadingError }) => isLoadingError),
    isOld: all.some(({ isPlaceholderData }) => isPlaceholderData),
    retry: () => {
      for (const query of all) if (query.isError) void query.refetch();
    },
  };
};
