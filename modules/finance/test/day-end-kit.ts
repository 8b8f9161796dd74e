import type { Banknotes, ByKind } from '@ayna/contracts/core/day-ends';
import type { FinanceApp } from './kit.ts';
import { rent, routes, tip, today } from './kit.ts';

export const nothing: ByKind = { cash: 0, card: 0, transfer: 0 };

/** Cash as coins alone: how it is made up does not matter to the books. */
const coins = (amount: number): Banknotes => ({
  n200: 0,
  n100: 0,
  n50: 0,
  n20: 0,
  n10: 0,
  n5: 0,
  coins: amount,
});

type Count = {
  readonly cash?: number;
  readonly card?: number;
  readonly transfer?: number;
  readonly kept?: number;
  readonly opening?: number;
  readonly difference?: ByKind | null;
  readonly reason?: 'change' | null;
};

/** A salon whose till is counted, seen by its owner, the desk and the person who manages the finances. */
export const tillSalon = (app: FinanceApp) => {
  const salon = app.newSalon();
  const { salonCode } = salon;
  const owner = app.as(app.people.member(salonCode, 'Administrator'));
  const desk = app.as(app.people.member(salonCode, 'Receptionist'));
  const countBody = (day: string, { cash = 0, card = 0, transfer = 0, kept = 0, ...count }: Count = {}) => ({
    salonCode,
    day,
    notes: coins(cash),
    card,
    transfer,
    kept,
    note: '',
    opening: count.opening ?? 0,
    difference: count.difference ?? null,
    reason: count.reason ?? null,
  });
  const view = (day = today, who: typeof owner = owner) =>
    who.call(routes.dayEnd, { params: { salonCode }, query: { day } });
  return {
    ...salon,
    owner,
    desk,
    countBody,
    view,
    earn: (amount: number, date = today) => salon.add({ ...tip, amount, date }),
    spend: (amount: number, date = today) => salon.add({ ...rent, amount, date }),
    close: (day: string, count: Count = {}, who: typeof owner = owner) =>
      who.call(routes.closeDay, { body: countBody(day, count) }),
    sendClose: (day: string, count: Count = {}, who: typeof owner = owner) =>
      who.send(routes.closeDay, { body: countBody(day, count) }),
    open: (day: string) => owner.send(routes.openDay, { body: { salonCode, day, reason: 'Tekrar say' } }),
    closeMonth: (month: string) => owner.send(routes.closeMonth, { body: { salonCode, month } }),
    openMonth: (month: string) =>
      owner.send(routes.openMonth, { body: { salonCode, month, reason: 'Fatura eksikti' } }),
    /** Pays a transaction in other kinds than cash, as a settlement does. */
    payBy: (id: string, kind: keyof ByKind, amount: number, day = today) =>
      app.database.asAdmin((client) =>
        client.query(
          `insert into finance.payments (salon_code, transaction_code, line, kind, amount, paid_on)
           values ($1, $2, 1, $3, $4, $5)`,
          [salonCode, id, kind, amount, day],
        ),
      ),
  };
};
