import { setTimeout as pause } from 'node:timers/promises';
import { payment } from '@ayna/contracts/payment';
import { newCode } from '@ayna/kernel/codes';
import type { Fault } from '@ayna/stand-ins/iyzico';
import type { Random } from '../../tools/seed/random.ts';
import { judgeRenewals } from './judge-renewals.ts';
import type { PaymentHosts } from './payment-hosts.ts';
import { canaries } from './search-canaries.ts';

export type Plan = { readonly salons: number; readonly kills: number };

const DAY_MINUTES = 1_440;
/** How long after a renewal came due the run is watched, minute by minute. */
const WATCHED_MINUTES = 9;

/** In the first of them hosts are killed at any moment too. */
const KILLED_MINUTES = 3;

/** Where the one request that takes the money fails, or the question after it. */
const chargeFaults: readonly (Fault | undefined)[] = [
  undefined,
  { kill: 'before' },
  'lost-answer',
  { kill: 'after' },
  'no-response',
  'error',
  'unsigned',
  'wrong-price',
];
const detailFaults: readonly (Fault | undefined)[] = [
  undefined,
  'error',
  { kill: 'after' },
  undefined,
  'no-response',
];

/** A salon whose paid month ends tomorrow, with a card that the provider keeps. Day and hour are those of Istanbul. */
const openSalon = async (system: PaymentHosts, tomorrow: string): Promise<string> => {
  const salonCode = newCode();
  const buyer = {
    code: salonCode,
    name: 'Ayla',
    lastname: 'Er',
    email: 'ayla@ornek.com',
    phone: '+905321234567',
    identityNumber: '11111111111',
    address: 'Moda 12',
    city: 'Ankara',
    ip: '85.34.78.112',
  };
  const { holder, good, cvc } = canaries;
  const card = { holder, number: good, month: '12', year: '2030', cvc };
  const [host] = system.hosts;
  const stored = await system.call(host?.url ?? '', payment.routes.storeCard, {
    body: { salonCode, buyer, card },
  });
  await system.query(
    `insert into subscription.tax_details
       (salon_code, kind, name, lastname, title, tax_office, tax_number, address, district, city, email, phone)
     values ($1, 'person', 'Ayla', 'Er', '', '', '11111111111', 'Moda 12', 'Moda', 'Ankara', 'ayla@ornek.com', '+905321234567')`,
    [salonCode],
  );
  await system.query(
    `insert into subscription.subscriptions
       (salon_code, code, package_code, package_name, trial, employees, photos, sms, started_at, ends_at,
        term_code, period, term_from, term_to, term_value, anchor_day, auto_renew, renewal_card, renewal_next_at)
     select $1, $2, code, name, false, employees, photos, sms, ($3::date - 30) at time zone 'Europe/Istanbul',
        ($3::date + 7) at time zone 'Europe/Istanbul', $4, 'monthly', $3::date - 30, $3::date, monthly_price, 1, true, $5,
        ($3::date + time '9:00') at time zone 'Europe/Istanbul'
     from subscription.packages where place = 2`,
    [salonCode, newCode(), tomorrow, newCode(), stored.code],
  );
  return salonCode;
};

const dayAfter = (at: number): string => new Date(at + 27 * 3_600_000).toISOString().slice(0, 10);

/** As many of a list's faults as there are salons, the kills among them limited. */
const drawFaults = (random: Random, list: readonly (Fault | undefined)[], count: number, kills: number) => {
  let left = kills;
  return Array.from({ length: count }, (_, index) => {
    const fault = index < list.length ? list[index] : random.pick(list);
    if (typeof fault !== 'object' || !('kill' in fault)) return fault;
    left -= 1;
    return left >= 0 ? fault : undefined;
  });
};

/** Terms that end are renewed by two hosts at once, which are killed meanwhile, and by a provider that fails. */
export const runRenewals = async (
  system: PaymentHosts,
  random: Random,
  killer: { readonly kill: () => void; readonly settled: () => Promise<void> },
  { salons: count, kills }: Plan,
) => {
  const tomorrow = dayAfter(system.now());
  const salons: string[] = [];
  for (let index = 0; index < count; index += 1) salons.push(await openSalon(system, tomorrow));
  // The bank will say no to every eighth card, and yes again two days later.
  const declined = [...system.iyzico.storedCards.values()].filter((_, index) => index % 8 === 7);
  for (const { token } of declined) system.iyzico.changeCard(token, canaries.declined);

  const atProvider = Math.ceil(kills / 2);
  system.iyzico.setNextFaults('charge', drawFaults(random, chargeFaults, count, Math.ceil(atProvider * 0.7)));
  system.iyzico.setNextFaults(
    'detail',
    drawFaults(random, detailFaults, count, Math.floor(atProvider * 0.3)),
  );
  const judge = judgeRenewals(system, salons);
  const due = Date.parse(`${tomorrow}T09:00:10+03:00`);
  let killedByTime = 0;
  for (let minute = 0; minute < WATCHED_MINUTES; minute += 1) {
    const turned = system.passMinutes(minute === 0 ? (due - system.now()) / 60_000 : 1);
    // Wherever the run is: between any two of its steps.
    const killsByNow = Math.min(1, (minute + 1) / KILLED_MINUTES) * (kills - atProvider);
    while (killedByTime < killsByNow) {
      await pause(random.below(300));
      killer.kill();
      killedByTime += 1;
    }
    await turned;
    await killer.settled();
    await judge.watch();
  }
  system.iyzico.clearFaults();
  for (const { token } of declined) system.iyzico.changeCard(token, canaries.good);
  // The next tries are two days later.
  await system.passMinutes(2 * DAY_MINUTES - WATCHED_MINUTES + 1);
  await judge.watch();
  for (let minute = 0; minute < 4; minute += 1) {
    await system.passMinutes(1);
    await judge.watch();
  }
  return judge.result();
};
