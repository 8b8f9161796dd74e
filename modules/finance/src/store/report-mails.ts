import { statement } from '@ayna/kernel/db/sql';
import type { AcrossTx, SalonReadTx, SalonTx } from '@ayna/kernel/db/tx';
import type { SalonKey } from '@ayna/kernel/salon-key';

const selectOn = statement<{ is_on: boolean }>(
  'select is_on from finance.report_mails where salon_code = $1',
);

export const isReportMailOn = async (tx: SalonReadTx): Promise<boolean> =>
  (await selectOn(tx, [tx.salon]))[0]?.is_on ?? false;

const upsert = statement(`
  insert into finance.report_mails as kept (salon_code, is_on, mailed_month) values ($1, $2, $3::date)
  on conflict (salon_code) do update
  set is_on = excluded.is_on, mailed_month = greatest(kept.mailed_month, excluded.mailed_month)`);

/** `lastDue` is the first day of the newest month that is over: it is not sent any more. */
export const saveReportMail = async (tx: SalonTx, isOn: boolean, lastDue: string): Promise<void> => {
  await upsert(tx, [tx.salon, isOn, lastDue]);
};

const selectWaiting = statement<{ salon_code: string }>(`
  select salon_code from finance.report_mails where is_on and mailed_month < $1::date order by salon_code`);

/** Salons that may be due: those that have not been sent this month. Which month is due depends on their zone. */
export const listSalonsWithoutMail = async (tx: AcrossTx, month: string): Promise<SalonKey[]> =>
  (await selectWaiting(tx, [month])).map((row) => tx.keyOf(row.salon_code));

const claim = statement<{ salon_code: string }>(`
  update finance.report_mails set mailed_month = $2::date
  where salon_code = $1 and is_on and mailed_month < $2::date returning salon_code`);

/** False if the month was claimed before: of two runs at once, the second waits for the first and finds it done. */
export const claimReportMail = async (tx: SalonTx, month: string): Promise<boolean> =>
  (await claim(tx, [tx.salon, month])).length > 0;

type SalonFacts = { readonly zone: string; readonly name: string; readonly ownerCode: string };

const selectFacts = statement<SalonFacts>(`
  select state ->> 'zone' as zone, state ->> 'name' as name, state ->> 'ownerCode' as "ownerCode"
  from finance.salon_copies where salon_code = $1 and code = $1 and not gone`);

/** Null for a salon that is gone, or whose copy has not arrived yet. */
export const readSalonFacts = async (tx: SalonReadTx): Promise<SalonFacts | null> =>
  (await selectFacts(tx, [tx.salon]))[0] ?? null;
