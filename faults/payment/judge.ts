import type { PaymentHosts } from './payment-hosts.ts';
import type { Played } from './play.ts';

type Row = {
  readonly code: string;
  readonly state: string;
  readonly amount: number;
  readonly reference: string;
};

const readRows = (system: PaymentHosts) =>
  system.query<Row>('select code, state, amount::float8 as amount, reference from payment.attempts');

/** Attempts for which money was asked, or may have been, and whose end nobody has written. */
export const countUnresolved = async (system: PaymentHosts): Promise<number> =>
  (await readRows(system)).filter(({ state }) => state === 'started' || state === 'verifying').length;

/** Our books beside the ledger of the provider. */
export const compareWithLedger = async (system: PaymentHosts, played: readonly Played[]) => {
  const rows = await readRows(system);
  const charges = Map.groupBy(system.iyzico.ledger, ({ basketId }) => basketId);
  const approved = new Set(played.filter((one) => one.approved).map(({ attempt }) => attempt.code));
  const taken = (code: string): number => charges.get(code)?.length ?? 0;
  const settled = rows.filter(({ state }) => state === 'settled');
  const byOrder = Map.groupBy(settled, ({ reference }) => reference);
  return {
    attempts: rows.length,
    settled: settled.length,
    charged: system.iyzico.ledger.length,
    wronglySettled: settled.filter(({ code }) => taken(code) !== 1 || !approved.has(code)).length,
    paidButNotSettled: rows.filter(({ code, state }) => taken(code) > 0 && state !== 'settled').length,
    takenTwice:
      [...charges.values()].filter((all) => all.length > 1).length +
      [...byOrder.values()].filter((all) => all.length > 1).length,
    // They leave the sweep only once it is written how they ended.
    open: rows.filter(({ state }) => !['settled', 'failed', 'expired'].includes(state)).length,
  };
};
