import { appointment } from '@ayna/contracts/appointment';
import { CallError } from '@ayna/contracts/core/client';
import { addDays, momentAt } from '@ayna/domain/wall-clock';
import { newCode } from '@ayna/kernel/codes';
import { openSalon } from '../booking/open-salon.ts';
import { runInParallel } from '../run-in-parallel.ts';
import type { TestProduct } from '../test-product.ts';

const { routes } = appointment;
const NETWORKS = 100;
const DAYS = 10;
const OPENS = 9 * 60;
const SLOT_MINUTES = 90;
const SLOTS_A_DAY = 7;

const codeOf = (error: unknown): string => (error instanceof CallError ? error.body.code : 'no response');

const count = (outcomes: readonly string[]): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(outcomes, (one) => one)].map(([name, all]) => [name, all.length]));

/** Strangers of a hundred networks hold all they can of the days that the desk is booking meanwhile. */
export const runHoldDrill = async (product: TestProduct, holds: number, bookings: number) => {
  const salon = await openSalon(product);
  const first = addDays(new Date().toISOString().slice(0, 10), 1);
  const place = (index: number) => ({
    employeeCode: salon.team[index % salon.team.length] as string,
    startDate: momentAt(
      addDays(first, Math.floor(index / salon.team.length) % DAYS),
      OPENS + (Math.floor(index / (salon.team.length * DAYS)) % SLOTS_A_DAY) * SLOT_MINUTES,
    ),
  });
  const serviceCode = salon.services[0] as string;

  const hold = async (index: number): Promise<string> => {
    const { employeeCode, startDate } = place(index);
    const call = product.as({ 'x-forwarded-for': `203.0.${index % NETWORKS}.7`, 'x-browser': newCode() });
    const body = { salonCode: salon.code, services: [{ serviceCode, employeeCode }], startDate };
    return call(routes.hold, { body }).then(() => 'held', codeOf);
  };

  const bookByDesk = async (index: number): Promise<string> => {
    const { employeeCode, startDate } = place(index);
    const receptionist = salon.receptionists[index % salon.receptionists.length];
    const call = product.as({
      'x-user-token': (await receptionist?.token()) ?? '',
      'x-forwarded-for': '192.0.2.10',
      'idempotency-key': newCode(),
    });
    const body = {
      salonCode: salon.code,
      services: [{ serviceCode, employeeCode }],
      startDate,
      note: '',
      holdCode: null,
      customerCode: null,
      name: null,
      lastname: null,
      phone: null,
      duration: null,
      overlapReason: null,
      sessions: false,
      sessionStarts: null,
    };
    return call(routes.bookByDesk, { body }).then(() => 'booked', codeOf);
  };

  const [held, booked]: [string[], string[]] = [[], []];
  const indexes = (length: number) => Array.from({ length }, (_, index) => index);
  await Promise.all([
    runInParallel(indexes(holds), 8, async (index) => void held.push(await hold(index))),
    runInParallel(indexes(bookings), 2, async (index) => void booked.push(await bookByDesk(index))),
  ]);
  return {
    holds: count(held),
    desk: count(booked),
    passed: booked.every((outcome) => outcome === 'booked') && booked.length === bookings,
  };
};
