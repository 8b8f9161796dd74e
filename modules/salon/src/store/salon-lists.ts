import type { SalonCard } from '@ayna/contracts/salon';
import type { AcrossTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { salonColumns, toSalon } from './salon-columns.ts';
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

const escapeLikePattern = (word: string): string => word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

type SearchCriteria = {
  readonly page: number;
  readonly pageSize: number;
  readonly words: readonly string[];
  readonly codes: readonly string[] | null;
};

/** A page of the salons that contain every word, newest first (codes are uuid v7), and the total count. */
export const searchCards = async (tx: AcrossTx, { page, pageSize, words, codes }: SearchCriteria) => {
  const matching = db(tx)
    .selectFrom('salon.salons')
    .where((where) =>
      where.and([
        ...words.map((word) => where('folded', 'like', `%${escapeLikePattern(word)}%`)),
        ...(codes ? [where('salon_code', '=', sql<string>`any(${codes}::uuid[])`)] : []),
      ]),
    );
  const items = await matching
    .select(cardColumns)
    .orderBy('salon_code', 'desc')
    .offset(page * pageSize)
    .limit(pageSize)
    .execute();
  const { totalCount } = await matching
    .select(sql<number>`count(*)`.as('totalCount'))
    .executeTakeFirstOrThrow();
  return { items: toCards(items), totalCount };
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
