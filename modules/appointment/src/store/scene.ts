import type { EmployeeState } from '@ayna/contracts/core/employees';
import type { SalonState } from '@ayna/contracts/core/salons';
import type { ServiceState } from '@ayna/contracts/core/services';
import type { SalonTx, SalonView } from '@ayna/kernel/db/tx';
import { holdEmployees } from './copies.ts';
import { knownHolidays, type StoredHoliday } from './holidays.ts';
import { type House, knownHouse, readHouse } from './houses.ts';
import { type AskedTaken, dropExpired, lookAt, type Taken } from './occupancy.ts';

type Wish = { readonly serviceCode: string; readonly employeeCode: string | null };

export type Found = {
  readonly salon: SalonState;
  readonly services: ReadonlyMap<string, ServiceState>;
  /** Those who are named, or the whole team where any would do. */
  readonly employees: readonly EmployeeState[];
  readonly team: readonly EmployeeState[];
  readonly taken: readonly Taken[];
  readonly holidays: ReadonlyMap<string, StoredHoliday>;
};

type Asked = Omit<AskedTaken, 'subjects'> & { readonly wishes: readonly Wish[] };

/** Null where any employee would do: then the whole team is looked at. */
const namedIn = (wishes: readonly Wish[]): string[] | null => {
  const named = wishes.flatMap(({ employeeCode }) => (employeeCode ? [employeeCode] : []));
  return named.length === wishes.length ? named : null;
};

const teamOf = ({ employees }: House): string[] => employees.map(({ code }) => code);

/** What is taken, and who is there: as remembered where the stamp says that it still is so, else read anew. */
const look = async (tx: SalonView, named: readonly string[] | null, asked: Omit<Asked, 'wishes'>) => {
  const remembered = knownHouse(tx.salon) ?? (await readHouse(tx));
  const subjects = named ?? teamOf(remembered);
  const seen = await lookAt(tx, { ...asked, subjects });
  if (seen.stamp === remembered.stamp) return { house: remembered, ...seen };
  const house = await readHouse(tx);
  const isSameTeam = named !== null || teamOf(house).join() === subjects.join();
  return { house, ...(isSameTeam ? seen : await lookAt(tx, { ...asked, subjects: teamOf(house) })) };
};

type Looked = Awaited<ReturnType<typeof look>>;

const foundIn = (
  { house, taken }: Looked,
  named: readonly string[] | null,
  holidays: Found['holidays'],
): Found | null => {
  const { salon, services, employees } = house;
  const asked = named ? employees.filter(({ code }) => named.includes(code)) : employees;
  return salon && { salon, services, employees: asked, team: employees, taken, holidays };
};

/** All that decides about a visit, as it is now. */
export const findScene = async (tx: SalonView, { wishes, ...asked }: Asked): Promise<Found | null> => {
  const named = namedIn(wishes);
  const [looked, holidays] = await Promise.all([look(tx, named, asked), knownHolidays(tx, asked.now)]);
  return foundIn(looked, named, holidays);
};

/**
 * The same under the lock of those it may concern, so that what is found free stays free until the end. Sent in
 * one go, but done in this order, and each sees what was committed when its turn comes: what is read after the
 * lock is what the one before has left.
 */
export const lockScene = async (tx: SalonTx, { wishes, ...asked }: Asked): Promise<Found | null> => {
  const named = namedIn(wishes);
  const [, looked, holidays] = await Promise.all([
    holdEmployees(tx, named),
    look(tx, named, asked),
    knownHolidays(tx, asked.now),
  ]);
  // Holds that ran out stand in nobody's way, but their rows would.
  if (looked.ranOut) await dropExpired(tx, named ?? teamOf(looked.house), asked.now);
  return foundIn(looked, named, holidays);
};
