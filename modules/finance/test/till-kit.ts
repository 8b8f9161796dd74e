import type { InputOf } from '@ayna/contracts/core/contract';
import type { DataOf } from '@ayna/contracts/core/event';
import type { VisitSettlement } from '@ayna/contracts/finance';
import { inventoryMoved } from '@ayna/contracts/inventory.events';
import { newCode } from '@ayna/kernel/codes';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { expect } from 'vitest';
import { type FinanceApp, routes } from './kit.ts';

export type Salon = ReturnType<FinanceApp['newSalon']>;
type Form = Omit<InputOf<typeof routes.settle>['body'], 'salonCode' | 'services'>;
type Move = DataOf<typeof inventoryMoved>;

const nothing: Form = { sales: [], discount: null, tips: [], payments: [], due: null };

/** A member of the salon at the till. */
export const tillOf = (app: FinanceApp, salonCode: string, ...groups: string[]) => {
  const person = app.people.member(salonCode, ...groups);
  const member = app.as(person);
  const settleBody = (view: Pick<VisitSettlement, 'services'>, form: Partial<Form>) => ({
    salonCode,
    services: view.services.map(({ appointmentCode, version }) => ({ appointmentCode, version })),
    ...nothing,
    ...form,
  });
  const read = (code: string) => member.call(routes.settlement, { params: { code } });
  return {
    ...member,
    code: person.code,
    read,
    /** Waits for the income of the completion. */
    ready: (code: string, services = 1) =>
      eventually(async () => {
        const view = await read(code);
        expect(view.recorded).toBe(true);
        expect(view.services).toHaveLength(services);
        return view;
      }),
    settle: (view: Pick<VisitSettlement, 'services'>, form: Partial<Form>) =>
      member.call(routes.settle, { body: settleBody(view, form) }),
    sendSettle: (view: Pick<VisitSettlement, 'services'>, form: Partial<Form>) =>
      member.send(routes.settle, { body: settleBody(view, form) }),
    undo: (code: string | undefined) => member.call(routes.undoSettlement, { params: { code: code ?? '' } }),
    sendUndo: (code: string | undefined) =>
      member.send(routes.undoSettlement, { params: { code: code ?? '' } }),
  };
};

/** Makes an account an employee of the salon. */
export const employ = async (app: FinanceApp, salonCode: string, userCode: string, code = newCode()) => {
  const state = { code, userCode, userSnapshot: { name: 'Deniz', lastname: 'Korkmaz' }, title: '' };
  await app.database.asAdmin((client) =>
    client.query(
      `insert into finance.employee_copies (salon_code, code, version, gone, state) values ($1, $2, 1, false, $3)`,
      [salonCode, code, JSON.stringify(state)],
    ),
  );
  return code;
};

/** Emits a move of the salon's stock: without more, a sale of one piece for 590. */
export const emitMove = async (app: FinanceApp, salonCode: string, about: Partial<Move> = {}) => {
  const move: Move = {
    code: newCode(),
    version: 1,
    moveCode: newCode(),
    kind: 'Sale',
    name: 'Argan',
    quantity: -1,
    stockAfter: 13,
    saleTotal: 590,
    paymentKind: null,
    appointmentCode: null,
    returnOf: null,
    by: { code: newCode(), name: 'Seda Ak' },
    at: new Date(app.clock.now).toISOString(),
    ...about,
  };
  const { db } = app.ctxFor('inventory');
  const key = await db.acrossSalons('a test', async (tx) => tx.keyOf(salonCode));
  await db.forSalon(key, async (tx) => tx.emit(inventoryMoved, move));
  return move;
};

type Line = { readonly kind: string; readonly amount: number; readonly paidOn: string };

/** What was paid by kind, of what counts. */
export const paidByKind = async (app: FinanceApp, salonCode: string): Promise<Record<string, number>> => {
  const { rows } = await app.database.asAdmin((client) =>
    client.query<Line>(
      `select kind, sum(p.amount)::float8 as amount from finance.payments p
       join finance.transactions t on t.salon_code = p.salon_code and t.code = p.transaction_code
       where p.salon_code = $1 and not t.taken_back and t.gone_at is null and p.paid_on = t.paid_date
       group by kind`,
      [salonCode],
    ),
  );
  return Object.fromEntries(rows.map(({ kind, amount }) => [kind, amount]));
};
