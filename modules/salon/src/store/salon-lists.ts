import type { PlatformSalon, SalonCard, SalonStanding } from '@ayna/contracts/salon';
import type { AcrossTx } from '@ayna/kernel/db/tx';
import { escapeLike } from '@ayna/kernel/escape-like';
import { sql } from 'kysely';
import { type SuspensionColumns, salonColumns, toSalon, toSuspension } from './salon-columns.ts';
import { db } from './tables.ts';

const cardColumns = [
  'salon_code as code',
  'name',
  'type',
  'path',
  'status',
  'district',
  'province_name as provinceName',
] as const;

const toCards = (rows: readonly object[]): SalonCard[] => rows as SalonCard[];

type SearchCriteria = {
  readonly page: number;
  readonly pageSize: number;
  readonly words: readonly string[];
  readonly codes: readonly string[] | null;
  readonly standing: SalonStanding | undefined;
  readonly now: number;
};

const endsAt = sql<Date>`(package.state ->> 'endsAt')::timestamptz`;

/** A salon whose trial has not begun yet counts as one on trial. */
const standingAt = (now: number) => sql<SalonStanding>`case
  when salons.status = 'Suspended' then 'suspended'
  when ${endsAt} <= ${new Date(now)} then 'expired'
  when coalesce((package.state ->> 'trial')::boolean, true) then 'trial'
  else 'active' end`;

type PlatformRow = SuspensionColumns & {
  readonly createdAt: Date;
  readonly package: { packageName: string; trial: boolean; endsAt: string } | null;
};

const toPlatformSalon = (row: PlatformRow): PlatformSalon => {
  const { createdAt, suspendedAt, suspensionReason, suspendedFrom, package: current, ...card } = row;
  return {
    ...card,
    createdAt: createdAt.toISOString(),
    suspension: toSuspension({ suspendedAt, suspensionReason, suspendedFrom }),
    subscription: current && {
      packageName: current.packageName,
      trial: current.trial,
      endsAt: current.endsAt,
    },
  } as unknown as PlatformSalon;
};

/** A page of the salons that contain every word, newest first (codes are uuid v7), with counts by standing. */
export const searchSalons = async (tx: AcrossTx, criteria: SearchCriteria) => {
  const { page, pageSize, words, codes, standing, now } = criteria;
  const found = db(tx)
    .selectFrom('salon.salons as salons')
    .leftJoin('salon.subscription_copies as package', 'package.salon_code', 'salons.salon_code')
    .where((where) =>
      where.and([
        ...words.map((word) => where('folded', 'like', `%${escapeLike(word)}%`)),
        ...(codes ? [where('salons.salon_code', '=', sql<string>`any(${codes}::uuid[])`)] : []),
      ]),
    );
  const groups = await found
    .select([standingAt(now).as('standing'), sql<number>`count(*)`.as('count')])
    .groupBy('standing')
    .execute();
  const rows = await found
    .$if(standing !== undefined, (all) => all.where(standingAt(now), '=', standing ?? 'active'))
    .select([
      'salons.salon_code as code',
      'name',
      'type',
      'path',
      'status',
      'district',
      'province_name as provinceName',
      'owner_code as ownerCode',
      'created_at as createdAt',
      'suspended_at as suspendedAt',
      'suspension_reason as suspensionReason',
      'suspended_from as suspendedFrom',
      standingAt(now).as('standing'),
      sql<PlatformRow['package']>`package.state`.as('package'),
    ])
    .orderBy('salons.salon_code', 'desc')
    .offset(page * pageSize)
    .limit(pageSize)
    .execute();
  const counts = { trial: 0, active: 0, expired: 0, suspended: 0 };
  for (const group of groups) counts[group.standing] = group.count;
  return { items: rows.map(toPlatformSalon), counts };
};

/** Salons opened per day, of the days since the given instant that have any, in Turkish time. */
export const countOpenings = (tx: AcrossTx, since: string) =>
  db(tx)
    .selectFrom('salon.salons')
    .select([
      sql<string>`(created_at at time zone 'Europe/Istanbul')::date`.as('date'),
      sql<number>`count(*)`.as('count'),
    ])
    .where('created_at', '>=', sql<Date>`${since}::timestamp at time zone 'Europe/Istanbul'`)
    .groupBy('date')
    .execute();

export const countSalons = async (tx: AcrossTx): Promise<number> => {
  const { count } = await db(tx)
    .selectFrom('salon.salons')
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

export const listCardsByOwner = async (tx: AcrossTx, owner: string): Promise<SalonCard[]> =>
  toCards(
    await db(tx)
      .selectFrom('salon.salons')
      .select(cardColumns)
      .where('owner_code', '=', owner)
      .orderBy('salon_code')
      .execute(),
  );

/** In the order of `codes`; leaves out a code that no salon has. */
export const listCardsByCode = async (tx: AcrossTx, codes: readonly string[]): Promise<SalonCard[]> => {
  const rows = toCards(
    await db(tx)
      .selectFrom('salon.salons')
      .select(cardColumns)
      .where('salon_code', '=', sql<string>`any(${codes}::uuid[])`)
      .execute(),
  );
  return codes.flatMap((code) => rows.filter((row) => row.code === code));
};

type PageRequest = { readonly after?: string | undefined; readonly limit: number };

/** All salons in the order of their codes. `after` is `salon/code`; here both are the salon's code. */
export const listSalons = async (tx: AcrossTx, { after, limit }: PageRequest) => {
  const all = db(tx).selectFrom('salon.salons').select(salonColumns).orderBy('salon_code').limit(limit);
  const [lastSalonCode] = after?.split('/') ?? [];
  const rows = await (lastSalonCode === undefined
    ? all
    : all.where('salon_code', '>', lastSalonCode)
  ).execute();
  return rows.map(toSalon);
};

/** Published salons in the order of their codes. */
export const listPublished = async (tx: AcrossTx, { after, limit }: PageRequest) => {
  const all = db(tx)
    .selectFrom('salon.salons')
    .select(['salon_code as code', 'path', 'changed_at as changedAt'])
    .where('status', '=', 'Published')
    .orderBy('salon_code')
    .limit(limit);
  return (after === undefined ? all : all.where('salon_code', '>', after)).execute();
};
