import { reportRequested } from '@ayna/contracts/finance.events';
import { wallNow } from '@ayna/domain/wall-now';
import type { Ctx } from '@ayna/kernel/ctx';
import type { SalonKey } from '@ayna/kernel/salon-key';
import { monthWithPrevious } from '../rules/calendar.ts';
import { lastDueMonth } from '../rules/report-mail.ts';
import { claimReportMail, listSalonsWithoutMail, readSalonFacts } from '../store/report-mails.ts';
import { readPaidMonths, readTotalDueBetween } from '../store/sums.ts';
import { ownerAddress } from './shared/owner-address.ts';

/** The zone where a day begins first: in no other is a later month over. */
const EARLIEST_ZONE = 'Pacific/Kiritimati';

const requestMail = async (ctx: Ctx, salon: SalonKey): Promise<void> => {
  const facts = await ctx.db.readSalon(salon, readSalonFacts);
  if (!facts) return;
  const first = lastDueMonth(wallNow(ctx.now(), facts.zone));
  const to = await ownerAddress(ctx, facts.ownerCode);
  await ctx.db.forSalon(salon, async (tx) => {
    // Claim, figures and event are one transaction: a run that dies leaves the month to the next one.
    if (!(await claimReportMail(tx, first)) || to === null) return;
    const month = first.slice(0, 7);
    const months = monthWithPrevious(Number(month.slice(0, 4)), Number(month.slice(5)));
    const { paid, before } = await readPaidMonths(tx, months);
    const due = await readTotalDueBetween(tx, months.month);
    tx.emit(reportRequested, { month, to, salonName: facts.name, paid, before, due });
  });
};

/** Requests the mail of each salon that wants one and whose month is over, once, however often it runs. */
export const requestReportMails = async (ctx: Ctx): Promise<void> => {
  const newest = lastDueMonth(wallNow(ctx.now(), EARLIEST_ZONE));
  const salons = await ctx.db.acrossSalons('salons whose report may be due', (tx) =>
    listSalonsWithoutMail(tx, newest),
  );
  for (const salon of salons)
    try {
      await requestMail(ctx, salon);
    } catch (failure) {
      // The next run tries again; the other salons do not wait for it.
      ctx.log.error({ salon, err: failure }, 'request of a monthly report failed');
    }
};
