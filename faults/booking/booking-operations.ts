import { appointment, type Visit } from '@ayna/contracts/appointment';
import type { InputOf } from '@ayna/contracts/core/contract';
import type { Person } from '../signed-in-person.ts';
import { type OperationContext, randomStart } from './operation-context.ts';
import type { CallOutcome } from './retrying-caller.ts';

const { routes } = appointment;

type ReceptionBooking = InputOf<typeof routes.bookByDesk>['body'];

const randomCustomer = ({
  random,
}: OperationContext): Pick<ReceptionBooking, 'name' | 'lastname' | 'phone'> => {
  const unnamed = { name: null, lastname: null, phone: null };
  if (random.below(3) === 0) return unnamed;
  const name = { name: 'Isil', lastname: 'Kara', phone: null };
  const phone = `+90536000${String(random.below(40)).padStart(4, '0')}`;
  return random.below(2) === 0 ? name : { ...name, phone };
};

/** Records the result of a creating call and offers its appointments to the changing operations. */
export const recordCreate = (
  { journal, marker }: OperationContext,
  outcome: CallOutcome<Visit>,
  { contended }: { contended: boolean },
): CallOutcome<Visit> => {
  if (outcome.kind === 'lost')
    throw new Error('recordCreate: a creating call is retried until it is answered, so it cannot be lost');
  if (outcome.kind === 'refused') {
    journal.creates.set(marker, null);
    return outcome;
  }
  const { appointments } = outcome.answer;
  journal.creates.set(
    marker,
    appointments.map(({ code }) => code),
  );
  for (const one of appointments) {
    journal.recordAck({ appointment: one, changed: true, occupied: outcome });
    if (contended) journal.markContended(one.code);
  }
  return outcome;
};

type RequestedBooking = Pick<ReceptionBooking, 'services' | 'startDate'> & Partial<ReceptionBooking>;

export const bookAtReception = async (
  context: OperationContext,
  requested: RequestedBooking,
  options = { contended: true },
): Promise<CallOutcome<Visit>> => {
  const { salon, random, marker, call } = context;
  const body: ReceptionBooking = {
    salonCode: salon.code,
    note: marker,
    holdCode: null,
    customerCode: null,
    duration: null,
    overlapReason: null,
    sessions: false,
    sessionStarts: null,
    ...randomCustomer(context),
    ...requested,
  };
  const outcome = await call(random.pick(salon.receptionists).token, routes.bookByDesk, { body });
  return recordCreate(context, outcome, options);
};

const randomService = ({ salon, random }: OperationContext, employeeCode: string | null) => ({
  serviceCode: random.pick(salon.services),
  employeeCode,
});

export const bookNamedEmployee = (context: OperationContext) => {
  const services = [randomService(context, context.random.pick(context.salon.team))];
  return bookAtReception(context, { services, startDate: randomStart(context) });
};

export const bookAnyEmployee = (context: OperationContext) =>
  bookAtReception(context, { services: [randomService(context, null)], startDate: randomStart(context) });

/** Books two consecutive services, each with any employee. */
export const bookTwoServices = (context: OperationContext) =>
  bookAtReception(context, {
    services: [randomService(context, null), randomService(context, null)],
    startDate: randomStart(context),
  });

/** Books over other appointments on purpose. */
export const bookOverlapping = async (context: OperationContext): Promise<void> => {
  const services = [randomService(context, context.random.pick(context.salon.team))];
  const outcome = await bookAtReception(context, {
    services,
    startDate: randomStart(context),
    overlapReason: 'Birlikte',
  });
  if (outcome.kind === 'refused' && outcome.code === 'slot-taken') context.journal.overlapRefused += 1;
};

/** A customer books; the appointment waits for the salon's approval. */
export const bookOnline = async (context: OperationContext): Promise<void> => {
  const { salon, random, marker, call } = context;
  const customer: Person = random.pick(salon.customers);
  const body = {
    salonCode: salon.code,
    services: [randomService(context, random.below(2) === 0 ? null : random.pick(salon.team))],
    startDate: randomStart(context),
    note: marker,
    holdCode: null,
  };
  recordCreate(context, await call(customer.token, routes.book, { body }), { contended: true });
};
