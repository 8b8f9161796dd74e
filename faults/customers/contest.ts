import { addDays, momentAt } from '@ayna/domain/wall-clock';
import type { Salon } from '../booking/open-salon.ts';
import type { TestProduct } from '../test-product.ts';
import { newCallCounts } from './breaking-caller.ts';
import {
  book,
  type CreateCustomer,
  hasWhatWasTold,
  holdTime,
  offeredTimes,
  openSession,
  type Wish,
} from './customer.ts';

const NAMED_TIMES = 12;
const SHARED_STARTS = 2;

/**
 * Twenty times: twelve of one employee each, for which so many `rivals` come, and two starts at which all four employees
 * are free, for which four times as many come.
 */
const wishesOf = ({ code, team, services }: Salon, firstDay: string, rivals: number): Wish[] => {
  const [serviceCode = ''] = services;
  const wish = (employeeCode: string | null, date: string, minutes: number): Wish => ({
    salonCode: code,
    serviceCode,
    employeeCode,
    startDate: momentAt(date, minutes),
  });
  const named = Array.from({ length: NAMED_TIMES }, (_, index) =>
    wish(team[index % team.length] ?? '', firstDay, 10 * 60 + 60 * Math.floor(index / team.length)),
  );
  const shared = Array.from({ length: SHARED_STARTS }, (_, index) =>
    wish(null, addDays(firstDay, 1), 10 * 60 + 60 * index),
  );
  return [
    ...named.flatMap((one) => Array.from({ length: rivals }, () => one)),
    ...shared.flatMap((one) => Array.from({ length: rivals * team.length }, () => one)),
  ];
};

type Outcome =
  | { readonly kind: 'booked'; readonly isTrue: boolean }
  | { readonly kind: 'offered' }
  | { readonly kind: 'other'; readonly why: string };

const outcomeOfFailure = (failure: unknown, wish: Wish): Outcome => {
  const offered = offeredTimes(failure);
  if (offered && offered.length > 0 && !offered.includes(wish.startDate)) return { kind: 'offered' };
  return { kind: 'other', why: failure instanceof Error ? failure.message : String(failure) };
};

/**
 * All customers at once. Half of them hold the time first and prove their phone then, as the page does; the
 * other half have proved it and book without a hold, as where a hold has ended.
 */
export const runContest = async (
  product: TestProduct,
  salon: Salon,
  create: CreateCustomer,
  { firstDay, rivals: perTime }: { readonly firstDay: string; readonly rivals: number },
) => {
  const counts = newCallCounts();
  const rivals = wishesOf(salon, firstDay, perTime).map((wish, index) => ({
    wish,
    customer: create(counts),
    holdsFirst: index % 2 === 0,
  }));
  const known = await Promise.all(
    rivals.map(async ({ customer, holdsFirst }) => (holdsFirst ? null : openSession(product, customer))),
  );
  let heldInVain = 0;
  const began = performance.now();
  const compete = async ({ wish, customer }: (typeof rivals)[number], index: number): Promise<Outcome> => {
    let holdCode: string | null = null;
    try {
      const proved = known[index];
      if (!proved) ({ holdCode } = await holdTime(customer, wish));
      const session = proved ?? (await openSession(product, customer));
      const told = await book(customer, session, wish, holdCode);
      return { kind: 'booked', isTrue: await hasWhatWasTold(customer, session, told) };
    } catch (failure) {
      if (holdCode) heldInVain += 1;
      return outcomeOfFailure(failure, wish);
    }
  };
  const outcomes = await Promise.all(rivals.map(compete));
  const count = (kind: Outcome['kind']): number => outcomes.filter((one) => one.kind === kind).length;
  const others = outcomes.flatMap((one) => (one.kind === 'other' ? [one.why] : []));
  const untrue = outcomes.filter((one) => one.kind === 'booked' && !one.isTrue).length;
  const times = NAMED_TIMES + SHARED_STARTS * salon.team.length;
  return {
    customers: rivals.length,
    times,
    booked: count('booked'),
    offered: count('offered'),
    others: others.slice(0, 5),
    untrue,
    heldInVain,
    seconds: Number(((performance.now() - began) / 1_000).toFixed(1)),
    ...counts,
    passed:
      count('booked') === times &&
      count('offered') === rivals.length - times &&
      untrue === 0 &&
      heldInVain === 0 &&
      counts.failures.length === 0,
  };
};
