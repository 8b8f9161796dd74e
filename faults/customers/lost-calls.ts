import { setTimeout as pause } from 'node:timers/promises';
import { addDays, momentAt } from '@ayna/domain/wall-clock';
import type { Salon } from '../booking/open-salon.ts';
import type { TestProduct } from '../test-product.ts';
import { type Break, newCallCounts } from './breaking-caller.ts';
import {
  type AtStep,
  bookAsGuest,
  type CreateCustomer,
  hasWhatWasTold,
  type Step,
  steps,
  type Wish,
} from './customer.ts';

const OPENS = 9 * 60;
const STARTS_A_DAY = 7;
const KILL_WITHIN_MS = 60;

/** A time of their own for each customer: ninety minutes apart, by employee and day. */
const wishFor = ({ code, team, services }: Salon, firstDay: string, index: number): Wish => {
  const place = Math.floor(index / team.length);
  const date = addDays(firstDay, Math.floor(place / STARTS_A_DAY));
  return {
    salonCode: code,
    serviceCode: services[0] ?? '',
    employeeCode: team[index % team.length] ?? '',
    startDate: momentAt(date, OPENS + 90 * (place % STARTS_A_DAY)),
  };
};

/** Waits until as many customers are about to send their call, and kills the host among these calls. */
const createKill = ({ host }: TestProduct, customers: number) => {
  const { promise: everybody, resolve } = Promise.withResolvers<void>();
  let waiting = 0;
  const kill = async (): Promise<void> => {
    await pause(Math.random() * KILL_WITHIN_MS);
    await host.kill();
    await host.start();
  };
  const killed = everybody.then(kill);
  return {
    killed,
    arrive: (): Promise<void> => {
      waiting += 1;
      if (waiting === customers) resolve();
      return everybody;
    },
  };
};

/**
 * The connection breaks at each step of the way, before the response and at it, and the host is killed at each step.
 * Whatever happens, the customer repeats the call, and ends with exactly the appointment that they were told of.
 */
export const runLostCalls = async (
  product: TestProduct,
  salon: Salon,
  create: CreateCustomer,
  { firstDay, rounds, kills }: { readonly firstDay: string; readonly rounds: number; readonly kills: number },
) => {
  const counts = newCallCounts();
  let customers = 0;
  const wrong: string[] = [];
  const run = async (name: string, atStep: AtStep): Promise<void> => {
    const customer = create(counts);
    customers += 1;
    try {
      const { session, told } = await bookAsGuest(
        product,
        customer,
        wishFor(salon, firstDay, customers),
        atStep,
      );
      if (!(await hasWhatWasTold(customer, session, told)))
        wrong.push(`${name}: another appointment than told`);
    } catch (failure) {
      wrong.push(`${name}: ${failure instanceof Error ? failure.message : String(failure)}`);
    }
  };
  const breakAt =
    (wanted: Step, breaks: Break): AtStep =>
    (step) =>
      step === wanted ? breaks : undefined;

  for (let round = 0; round < rounds; round += 1)
    await Promise.all(
      steps.flatMap((step) =>
        (['after-request', 'at-response'] as const).map((breaks) =>
          run(`${step} ${breaks}`, breakAt(step, breaks)),
        ),
      ),
    );
  for (let round = 0; round < kills; round += 1) {
    const kill = createKill(product, steps.length);
    const dieAt =
      (wanted: Step): AtStep =>
      async (step) => {
        if (step === wanted) await kill.arrive();
        return undefined;
      };
    await Promise.all([kill.killed, ...steps.map((step) => run(`${step} kill`, dieAt(step)))]);
  }
  return { customers, kills, wrong, ...counts, passed: wrong.length === 0 && counts.failures.length === 0 };
};
