import { finance, type VisitSettlement } from '@ayna/contracts/finance';
import { inventory } from '@ayna/contracts/inventory';
import { addDays } from '@ayna/domain/wall-clock';
import { newCode } from '@ayna/kernel/codes';
import { closingSteps } from './closing-steps.ts';
import type { Visit } from './salon-books.ts';
import { inKurus, inLira, kinds, type Run, randomDay, randomLira, type Step } from './step.ts';
import { tell } from './visit-events.ts';

const { routes } = finance;

/** One to three services of one visit, each by anybody. */
const complete: Step = async (books, run) => {
  const [visitCode, day] = [newCode(), randomDay(run)];
  const count = 1 + Math.max(0, run.random.below(5) - 2);
  for (let index = 0; index < count; index += 1) {
    const visit: Visit = {
      code: newCode(),
      visitCode,
      service: run.random.pick(books.services),
      performer: run.random.pick(books.employees),
      price: randomLira(run, 5_000),
      day,
      version: 0,
      isCompleted: true,
    };
    books.visits.push(visit);
    await tell(books, visit, run.send);
  }
};

/** Undoes a completion, or completes again what was undone. */
const turn: Step = async (books, run) => {
  const visit = run.random.pick(books.visits);
  if (!visit) return;
  visit.isCompleted = !visit.isCompleted;
  await tell(books, visit, run.send);
};

/** Spreads a sum over some of the kinds. */
const splitOverKinds = ({ random }: Run, kurus: number) => {
  const first = random.below(3) === 0 ? random.below(kurus + 1) : kurus;
  const order = random.below(2) === 0 ? kinds : kinds.toReversed();
  return [first, kurus - first].flatMap((amount, index) => {
    const kind = order[index];
    return kind && amount > 0 ? [{ kind, amount: inLira(amount) }] : [];
  });
};

/**
 * The last service keeps something that is not due, so that its money tells of every change: what stays wholly due is
 * corrected with the next change of money.
 */
const settlementOf = (run: Run, { services, sales }: VisitSettlement) => {
  const { random } = run;
  const prices = services.map(({ price }) => inKurus(price));
  const price = prices.reduce((sum, one) => sum + one, 0);
  const off = random.below(3) === 0 ? random.below(Math.ceil(price / 2)) : 0;
  const due = random.below(4) === 0 ? random.below(Math.max(1, Math.floor((prices.at(-1) ?? 0) / 2) - 2)) : 0;
  const tip = random.below(3) === 0 ? 1 + random.below(20_000) : 0;
  const sold = sales.reduce((sum, { amount }) => sum + inKurus(amount), 0);
  return {
    services: services.map(({ appointmentCode, version }) => ({ appointmentCode, version })),
    sales: sales.map(({ moveCode }) => moveCode),
    discount:
      off > 0 ? { by: 'amount' as const, value: inLira(off), reason: 'loyal' as const, remark: '' } : null,
    tips: tip > 0 ? [{ appointmentCode: random.pick(services).appointmentCode, amount: inLira(tip) }] : [],
    payments: splitOverKinds(run, price - off - due + tip + sold),
    due: due > 0 ? { amount: inLira(due), on: addDays(run.today, 7) } : null,
  };
};

const settle: Step = async ({ salonCode, call, visits }, run) => {
  const visit = run.random.pick(visits);
  const view = visit && (await call(routes.settlement, { params: { code: visit.code } }));
  // Its event is still on the way, or it is no longer completed.
  if (!view?.recorded) return;
  await call(routes.settle, { body: { salonCode, ...settlementOf(run, view) } });
};

const undoSettlement: Step = async ({ call, visits }, { random }) => {
  const visit = random.pick(visits);
  const view = visit && (await call(routes.settlement, { params: { code: visit.code } }));
  if (view?.settlement) await call(routes.undoSettlement, { params: { code: view.settlement.code } });
};

const payDue: Step = async ({ salonCode, call }, { random, today }) => {
  const query = { status: 'false' as const, startDate: addDays(today, -390), endDate: addDays(today, 8) };
  const due = await call(routes.bySalon, { params: { salonCode }, query });
  const one = due && random.pick(due);
  if (one)
    await call(routes.setStatus, {
      params: { id: one.id },
      body: { status: true, paymentKind: random.pick(kinds) },
    });
};

const enter: Step = async ({ salonCode, call, employees, entries }, run) => {
  const { random } = run;
  const isAdvance = random.below(5) === 0;
  const [type, category] = isAdvance
    ? (['Expense', 'Salary'] as const)
    : random.pick([
        ['Expense', 'Rent'],
        ['Expense', 'Other'],
        ['Income', 'Other'],
        ['Income', 'Tip'],
      ] as const);
  const entered = await call(routes.create, {
    body: {
      salonCode,
      type,
      category,
      title: 'Kayit',
      note: '',
      amount: randomLira(run, 2_000),
      status: random.below(4) > 0,
      date: randomDay(run),
      employeeCode: isAdvance ? random.pick(employees) : null,
      employeeSnapshot: isAdvance ? { name: 'Deniz', lastname: 'Korkmaz' } : null,
      productCode: null,
      appointmentCode: null,
      receiptCode: null,
      salaryKind: isAdvance ? 'advance' : null,
    },
  });
  if (entered) entries.push(entered.id);
};

const remove: Step = async ({ call, entries }, { random }) => {
  const id = random.pick(entries);
  if (id) await call(routes.remove, { params: { id } });
};

const restore: Step = async ({ call, entries }, { random }) => {
  const id = random.pick(entries);
  if (id) await call(routes.restore, { params: { id } });
};

/** With a visit or without one; the visit is settled with it. */
const sell: Step = async ({ salonCode, call, products, sales, visits }, { random }) => {
  const visit = random.below(2) === 0 ? random.pick(visits) : undefined;
  const body = {
    salonCode,
    lines: [{ productCode: random.pick(products), quantity: 1 + random.below(3) }],
    appointmentCode: visit?.isCompleted ? visit.code : null,
    note: '',
    paymentKind: random.pick(kinds),
  };
  sales.push(...((await call(inventory.routes.sell, { body })) ?? []));
};

const refund: Step = async ({ call, sales }, { random }) => {
  const sale = random.pick(sales);
  if (!sale) return;
  const quantity = random.below(2) === 0 ? 1 : Math.abs(sale.quantity);
  await call(inventory.routes.takeBack, { params: { code: sale.code }, body: { quantity, note: '' } });
};

/** More of what happens all day than of what happens once. */
const weights: readonly (readonly [Step, number])[] = [
  [complete, 20],
  [turn, 5],
  [settle, 20],
  [undoSettlement, 5],
  [payDue, 5],
  [enter, 12],
  [remove, 4],
  [restore, 3],
  [sell, 8],
  [refund, 4],
  ...closingSteps,
];

export const steps: readonly Step[] = weights.flatMap(([step, weight]) =>
  Array.from({ length: weight }, () => step),
);
