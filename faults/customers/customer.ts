import { setTimeout as pause } from 'node:timers/promises';
import { appointment } from '@ayna/contracts/appointment';
import { auth } from '@ayna/contracts/auth';
import { CallError } from '@ayna/contracts/core/client';
import type { ResponseOf } from '@ayna/contracts/core/contract';
import { newCode } from '@ayna/kernel/codes';
import type { TestProduct } from '../test-product.ts';
import {
  type BreakingCaller,
  type CallCounts,
  type CallOptions,
  createBreakingCaller,
} from './breaking-caller.ts';

// A guest as the booking page has them: a browser with a name, a network, a phone, and a key for each thing they ask for.

const { routes } = appointment;

export const steps = ['slots', 'hold', 'guest', 'code', 'book'] as const;

export type Step = (typeof steps)[number];

export type Wish = {
  readonly salonCode: string;
  readonly serviceCode: string;
  /** Null where any employee will do. */
  readonly employeeCode: string | null;
  readonly startDate: string;
};

type BookedVisit = ResponseOf<typeof routes.book>;

export type Customer = {
  readonly phone: string;
  readonly browser: string;
  readonly call: BreakingCaller;
};

/** Each has a /24 and a block of ten thousand phone numbers of their own, so that no shared limit meets them. */
export const createCustomers = (product: TestProduct) => {
  let created = 0;
  return (counts: CallCounts): Customer => {
    created += 1;
    const address = `10.${Math.floor(created / 250)}.${created % 250}.7`;
    const phone = `+90${542 + Math.floor(created / 1_000)}${String(created % 1_000).padStart(3, '0')}0000`;
    return { phone, browser: newCode(), call: createBreakingCaller(product.url, address, counts) };
  };
};

export type CreateCustomer = ReturnType<typeof createCustomers>;

/** What happens to the call of a step, right before it is sent. */
export type AtStep = (step: Step) => CallOptions['breaks'] | Promise<CallOptions['breaks']>;

const undisturbed: AtStep = () => undefined;

const SMS_WAIT_MS = 120_000;
/** Sooner than this no host has given up on an SMS. */
const ASK_AFTER_MS = 3_000;

/** Whether the host died while it handed over the SMS: nobody knows then, and it is not sent twice. */
const isUnknown = async ({ query }: TestProduct, phone: string): Promise<boolean> => {
  const newest = 'select state from notification.messages where recipient = $1 order by code desc limit 1';
  return (await query<{ state: string }>(newest, [phone]))[0]?.state === 'unknown';
};

/** The code of the SMS to the phone; null once it is known that none will come. */
const codeSentTo = async (product: TestProduct, phone: string): Promise<string | null> => {
  const began = performance.now();
  for (let askAt = began + ASK_AFTER_MS; performance.now() < began + SMS_WAIT_MS; await pause(100)) {
    const text = product.netgsm.sent.findLast(({ number }) => phone === `+${number}`)?.text;
    if (text) return text.match(/\d{6}/)?.[0] ?? null;
    if (performance.now() < askAt) continue;
    if (await isUnknown(product, phone)) return null;
    askAt += ASK_AFTER_MS;
  }
  throw new Error(`no code was sent to ${phone}`);
};

/** As the page offers after a minute. */
const resendCode = async ({ query }: TestProduct, { phone, call }: Customer, challenge: string) => {
  await query(`update auth.challenges set sent_at = sent_at - interval '61 seconds' where phone = $1`, [
    phone,
  ]);
  await call(auth.routes.resendCode, { body: { challenge } });
};

/** Name, phone and the code of the SMS: a session of a customer. */
export const openSession = async (
  product: TestProduct,
  customer: Customer,
  atStep = undisturbed,
): Promise<Readonly<Record<string, string>>> => {
  const { phone, browser, call } = customer;
  const body = { name: 'Elif', lastname: 'Demir', phone, noticeSeen: true };
  const { challenge } = await call(
    auth.routes.guest,
    { body },
    { headers: { 'idempotency-key': newCode() }, breaks: await atStep('guest') },
  );
  let code = await codeSentTo(product, phone);
  if (code === null) {
    await resendCode(product, customer, challenge);
    code = await codeSentTo(product, phone);
  }
  const { accessToken } = await call(
    auth.routes.guestCode,
    { body: { challenge, code: code ?? '' } },
    { headers: { 'idempotency-key': browser }, breaks: await atStep('code') },
  );
  return { 'x-user-token': accessToken };
};

const servicesOf = ({ serviceCode, employeeCode }: Wish) => [{ serviceCode, employeeCode }];

const textOf = ({ serviceCode, employeeCode }: Wish): never =>
  (employeeCode ? `${serviceCode}~${employeeCode}` : serviceCode) as never;

export const holdTime = ({ browser, call }: Customer, wish: Wish, breaks?: CallOptions['breaks']) =>
  call(
    routes.hold,
    { body: { salonCode: wish.salonCode, services: servicesOf(wish), startDate: wish.startDate } },
    { headers: { 'x-browser': browser, 'idempotency-key': newCode() }, breaks },
  );

type Session = Awaited<ReturnType<typeof openSession>>;

export const book = (
  { call }: Customer,
  session: Session,
  wish: Wish,
  holdCode: string | null,
  breaks?: CallOptions['breaks'],
): Promise<BookedVisit> =>
  call(
    routes.book,
    {
      body: {
        salonCode: wish.salonCode,
        services: servicesOf(wish),
        startDate: wish.startDate,
        note: '',
        holdCode,
      },
    },
    { headers: { ...session, 'idempotency-key': newCode() }, breaks },
  );

/** The whole way, from the free times of the day to the booking. */
export const bookAsGuest = async (
  product: TestProduct,
  customer: Customer,
  wish: Wish,
  atStep = undisturbed,
) => {
  const date = wish.startDate.slice(0, 10);
  await customer.call(
    routes.freeSlots,
    { params: { salonCode: wish.salonCode }, query: { date, services: textOf(wish) } },
    { breaks: await atStep('slots') },
  );
  const { holdCode } = await holdTime(customer, wish, await atStep('hold'));
  const session = await openSession(product, customer, atStep);
  return { session, told: await book(customer, session, wish, holdCode, await atStep('book')) };
};

/** Whether the customer has exactly the appointment that the response told of, and its link leads there. */
export const hasWhatWasTold = async (
  { call }: Customer,
  session: Session,
  told: BookedVisit,
): Promise<boolean> => {
  const [mine, ...more] = await call(routes.mine, { query: {} }, { headers: session });
  const [booked] = told.appointments;
  if (!mine || !booked || more.length > 0 || mine.code !== booked.code) return false;
  const { appointmentStartDate } = mine.appointmentTime;
  // A repeated response has no link: the page makes a new one then.
  const token =
    told.manageToken ??
    (await call(routes.createMyManageLink, { params: { code: mine.code } }, { headers: session }))
      .manageToken;
  const visit = await call(routes.managedVisit, { params: { token } });
  return (
    appointmentStartDate === booked.appointmentTime.appointmentStartDate &&
    mine.employeeCode === booked.employeeCode &&
    visit.visitCode === told.visitCode &&
    visit.startDate === appointmentStartDate
  );
};

/** The nearest times that a refusal offers; null for another refusal. */
export const offeredTimes = (failure: unknown): readonly string[] | null => {
  if (!(failure instanceof CallError) || failure.body.code !== 'slot-taken') return null;
  return (failure.body.details as { readonly nearest?: readonly string[] } | undefined)?.nearest ?? [];
};
