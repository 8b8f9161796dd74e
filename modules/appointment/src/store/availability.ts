import type { EmployeeState } from '@ayna/contracts/core/employees';
import type { SalonState } from '@ayna/contracts/core/salons';
import type { ServiceState } from '@ayna/contracts/core/services';
import { runWrites } from '@ayna/kernel/db/sql';
import type { SalonReadTx, SalonTx } from '@ayna/kernel/db/tx';
import type { RequestedService } from '../rules/availability.ts';
import { lockEmployeeRows } from './copies.ts';
import { cachedHolidays, type StoredHoliday } from './holidays.ts';
import { deleteExpiredHolds, type OccupancyQuery, type OccupiedRange, readOccupancy } from './occupancy.ts';
import { cachedSalonSnapshot, readSalonSnapshot, type SalonSnapshot } from './salon-snapshots.ts';

/** Everything that decides whether a visit is possible, perhaps for many days. */
export type AvailabilityData = {
  readonly salon: SalonState;
  readonly packageEndsAt: number | null;
  readonly services: ReadonlyMap<string, ServiceState>;
  /** The requested employees, or the whole team where any of them would do. */
  readonly employees: readonly EmployeeState[];
  readonly team: readonly EmployeeState[];
  readonly occupied: readonly OccupiedRange[];
  readonly holidays: ReadonlyMap<string, StoredHoliday>;
  /** Whether holds were ignored. */
  readonly hasHolds: boolean;
};

type Query = Omit<OccupancyQuery, 'subjects'> & { readonly requested: readonly RequestedService[] };

/** Null where any employee would do: then the whole team is read. */
const requestedEmployees = (requested: readonly RequestedService[]): string[] | null => {
  const codes = requested.flatMap(({ employeeCode }) => (employeeCode ? [employeeCode] : []));
  return codes.length === requested.length ? codes : null;
};

const teamOf = ({ employees }: SalonSnapshot): string[] => employees.map(({ code }) => code);

/** Reads the occupied time, with the snapshot from the cache if its stamp is still valid. */
const readBoth = async (
  tx: SalonReadTx,
  codes: readonly string[] | null,
  query: Omit<Query, 'requested'>,
) => {
  const cached = cachedSalonSnapshot(tx.salon) ?? (await readSalonSnapshot(tx));
  const subjects = codes ?? teamOf(cached);
  const read = await readOccupancy(tx, { ...query, subjects });
  if (read.stamp === cached.stamp) return { snapshot: cached, ...read };
  const snapshot = await readSalonSnapshot(tx);
  const isSameTeam = codes !== null || teamOf(snapshot).join() === subjects.join();
  return {
    snapshot,
    ...(isSameTeam ? read : await readOccupancy(tx, { ...query, subjects: teamOf(snapshot) })),
  };
};

type BothRead = Awaited<ReturnType<typeof readBoth>>;

const toData = (
  { snapshot, occupied, hasHolds }: BothRead,
  codes: readonly string[] | null,
  holidays: AvailabilityData['holidays'],
): AvailabilityData | null => {
  const { salon, packageEndsAt, services, employees: team } = snapshot;
  const employees = codes ? team.filter(({ code }) => codes.includes(code)) : team;
  return salon && { salon, packageEndsAt, services, employees, team, occupied, holidays, hasHolds };
};

/** Null for a salon that this module has no copy of. */
export const readAvailability = async (
  tx: SalonReadTx,
  { requested, ...query }: Query,
): Promise<AvailabilityData | null> => {
  const codes = requestedEmployees(requested);
  const [read, holidays] = await Promise.all([readBoth(tx, codes, query), cachedHolidays(tx, query.now)]);
  return toData(read, codes, holidays);
};

/**
 * The same with the employees locked, so that free time stays free until the transaction ends. The statements are
 * pipelined but run in this order, and each sees what was committed before it: what is read after the lock includes the
 * booking that held it before.
 */
export const lockAvailability = async (
  tx: SalonTx,
  { requested, ...query }: Query,
): Promise<AvailabilityData | null> => {
  const codes = requestedEmployees(requested);
  const [, read, holidays] = await Promise.all([
    lockEmployeeRows(tx, codes),
    readBoth(tx, codes, query),
    cachedHolidays(tx, query.now),
  ]);
  if (read.hasExpired) await runWrites(tx, deleteExpiredHolds(tx, codes ?? teamOf(read.snapshot), query.now));
  return toData(read, codes, holidays);
};
