import { appointment } from '@ayna/contracts/appointment';
import { customerErased } from '@ayna/contracts/customer.events';
import type { Random } from '../../tools/seed/random.ts';
import type { newJournal } from '../booking/journal.ts';
import type { Salon } from '../booking/open-salon.ts';
import { performOperation } from '../booking/operations.ts';
import type { RetryingCaller } from '../booking/retrying-caller.ts';
import type { SendEvent } from '../books/visit-events.ts';
import type { TestProduct } from '../test-product.ts';

const { routes } = appointment;

/** A salon whose calendar all clients change. */
export type Calendar = {
  readonly product: TestProduct;
  readonly salon: Salon;
  readonly journal: ReturnType<typeof newJournal>;
  readonly call: RetryingCaller;
  readonly seed: number;
  readonly operations: number;
  readonly send: SendEvent;
  next: number;
};

type Step = (calendar: Calendar, random: Random) => Promise<unknown>;

/** The next operation of the booking drill: book, move, reassign, resize, approve, complete, cancel, undo. */
const operate: Step = async (calendar) => {
  calendar.next += 1;
  await performOperation(calendar.next, calendar, calendar);
};

const deskOf = ({ salon }: Calendar, random: Random) => random.pick(salon.receptionists).token;

const changePrice: Step = async (calendar, random) => {
  const target = calendar.journal.pickContended(random, 'Approved', 'Pending');
  if (!target) return;
  const { code, version } = target;
  const body = { version, price: random.below(500_000) / 100 };
  const outcome = await calendar.call(deskOf(calendar, random), routes.changePrice, {
    params: { code },
    body,
  });
  if (outcome.kind === 'done')
    calendar.journal.recordAck({ appointment: outcome.answer, changed: true, occupied: null });
};

const changeService: Step = async (calendar, random) => {
  const target = calendar.journal.pickContended(random, 'Approved', 'Pending');
  if (!target) return;
  const { code, version } = target;
  const body = { version, serviceCode: random.pick(calendar.salon.services), tellCustomer: false };
  const outcome = await calendar.call(deskOf(calendar, random), routes.changeService, {
    params: { code },
    body,
  });
  if (outcome.kind === 'done')
    calendar.journal.recordAck({ appointment: outcome.answer, changed: true, occupied: null });
};

const cancelWithReason: Step = async (calendar, random) => {
  const target = calendar.journal.pickContended(random, 'Approved');
  if (!target) return;
  const reason = random.pick(['ill', 'another-day', 'other'] as const);
  await calendar.call(deskOf(calendar, random), routes.cancel, {
    params: { code: target.code },
    body: { reason, remark: '' },
  });
};

/** Erases a customer: what they have still booked is canceled. */
const eraseCustomer: Step = async ({ product, salon, send }) => {
  const [found] = await product.query<{ code: string }>(
    `select customer_code as code from appointment.appointments
     where salon_code = $1 and customer_code is not null order by random() limit 1`,
    [salon.code],
  );
  const data = { version: 1, userCode: null, phone: '', email: '', code: found?.code };
  if (found) await send(customerErased.name, data, salon.code);
};

/** More of what happens all day than of what happens once. */
const weights: readonly (readonly [Step, number])[] = [
  [operate, 40],
  [changePrice, 3],
  [changeService, 3],
  [cancelWithReason, 3],
  [eraseCustomer, 1],
];

export const calendarSteps: readonly Step[] = weights.flatMap(([step, weight]) =>
  Array.from({ length: weight }, () => step),
);
