import type { ResponseOf } from '@ayna/contracts/core/contract';
import { finance } from '@ayna/contracts/finance';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { cachedFor, cacheMs } from '../lib/cache-times.ts';
import { invalidateModules } from './invalidation.ts';

const { monthlyReport, reportMail, setReportMail } = finance.routes;

export type MonthlyReport = ResponseOf<typeof monthlyReport>;

/** What was paid in a month such as 2026-10, with the month before and the same month a year ago. */
export const monthlyReportQuery = (salonCode: string, month: string) =>
  queryOptions({
    queryKey: ['finance', 'monthly-report', salonCode, month],
    queryFn: ({ signal }) => {
      const query = { salonCode, year: Number(month.slice(0, 4)), month: Number(month.slice(5)) };
      return call(monthlyReport, { query }, { signal });
    },
    placeholderData: keepPreviousData,
    ...cachedFor(cacheMs.balance),
  });

export const reportMailQuery = (salonCode: string) =>
  queryOptions({
    queryKey: ['finance', 'report-mail', salonCode],
    queryFn: ({ signal }) => call(reportMail, { params: { salonCode } }, { signal }),
    ...cachedFor(cacheMs.balance),
  });

type MailSwitch = { readonly salonCode: string; readonly on: boolean };

export const setReportMailMutation = mutationOptions({
  mutationFn: ({ salonCode, on }: MailSwitch) => call(setReportMail, { params: { salonCode }, body: { on } }),
  onSettled: invalidateModules('finance'),
});
