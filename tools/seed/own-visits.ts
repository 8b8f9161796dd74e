import type { Client } from 'pg';
import { demoAccounts } from './accounts.ts';
import type { Entry, Guest } from './calendar.ts';
import { randomFrom } from './random.ts';

/** One appointment of the plan, on a day counted from today. */
export type PlannedEntry = { readonly day: number; readonly at: number; readonly entry: Entry };

type OwnVisits = {
  /** Counted from today; each is of the first fitting appointment from that day on. */
  readonly days: readonly number[];
  /** All of one session service. */
  readonly isCourse?: true;
};

/** The visits of the demo customer, by the salon's place in the plan. */
const plans: readonly OwnVisits[] = [
  { days: [-75, -40, -12, 3, 13] },
  { days: [-58, -25, 8] },
  { days: [-56, -28, 6], isCourse: true },
];

/** The demo customer as a guest with an account: what `/randevularim` shows; null where there is no such account. */
export const readOwnGuest = async (client: Client, salon: number, now: number): Promise<Guest | null> => {
  const account = demoAccounts.find(({ label }) => label === 'customer of three salons');
  const { rows } = await client.query<{ code: string }>(
    'select person_code as code from auth.people where phone = $1',
    [account?.phone],
  );
  const [person] = rows;
  if (!account || !person || !plans[salon]) return null;
  const { name, lastname, phone, email } = account;
  const code = randomFrom(55_501 + salon).code(now);
  return { code, name, lastname, phone, email: email ?? '', userCode: person.code };
};

const isKept = ({ status, guest }: Entry): boolean =>
  guest !== null && (status === 'Completed' || status === 'Approved');

/** Gives some of a salon's planned appointments to the demo customer, who booked them online. */
export const takeOwnVisits = (
  planned: readonly PlannedEntry[],
  guest: Guest,
  salon: number,
): readonly PlannedEntry[] => {
  const { days = [], isCourse = false } = plans[salon] ?? {};
  const taken = new Map<PlannedEntry, number>();
  let serviceCode: string | undefined;
  for (const from of days) {
    const next = planned.find(
      (one) =>
        one.day >= from &&
        !taken.has(one) &&
        isKept(one.entry) &&
        (!isCourse || one.entry.service.type === 'Session') &&
        (serviceCode === undefined || one.entry.service.code === serviceCode),
    );
    if (!next) continue;
    if (isCourse) serviceCode = next.entry.service.code;
    taken.set(next, isCourse ? taken.size + 1 : 1);
  }
  return planned.map((one) => {
    const session = taken.get(one);
    return session === undefined ? one : { ...one, entry: { ...one.entry, guest, session, online: true } };
  });
};
