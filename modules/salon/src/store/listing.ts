import type { SalonCard } from '@ayna/contracts/salon';
import type { AcrossTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { salonColumns, salonOf } from './salon-columns.ts';
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

const cards = (rows: readonly object[]): SalonCard[] => rows as SalonCard[];

const escaped = (piece: string): string => piece.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

type Asked = {
  readonly page: number;
  readonly many: number;
  readonly pieces: readonly string[];
  readonly codes: readonly string[] | null;
};

/** Salons in which every piece is found, newest first (codes are uuid v7), with how many there are in all. */
export const listCards = async (tx: AcrossTx, { page, many, pieces, codes }: Asked) => {
  const matching = db(tx)
    .selectFrom('salon.salons')
    .where((where) =>
      where.and([
        ...pieces.map((piece) => where('folded', 'like', `%${escaped(piece)}%`)),
        ...(codes ? [where('salon_code', '=', sql<string>`any(${codes}::uuid[])`)] : []),
      ]),
    );
  const items = await matching
    .select(cardColumns)
    .orderBy('salon_code', 'desc')
    .offset(page * many)
    .limit(many)
    .execute();
  const { totalCount } = await matching
    .select(sql<number>`count(*)`.as('totalCount'))
    .executeTakeFirstOrThrow();
  return { items: cards(items), totalCount };
};

export const cardsByOwner = async (tx: AcrossTx, owner: string): Promise<SalonCard[]> =>
  cards(
    await db(tx)
      .selectFrom('salon.salons')
      .select(cardColumns)
      .where('owner_code', '=', owner)
      .orderBy('salon_code')
      .execute(),
  );

/** In the order of the codes; one that is no salon's is left out. */
export const cardsOf = async (tx: AcrossTx, codes: readonly string[]): Promise<SalonCard[]> => {
  const rows = cards(
    await db(tx)
      .selectFrom('salon.salons')
      .select(cardColumns)
      .where('salon_code', '=', sql<string>`any(${codes}::uuid[])`)
      .execute(),
  );
  return codes.flatMap((code) => rows.filter((row) => row.code === code));
};

type Page = { readonly after?: string | undefined; readonly limit: number };

/** All salons in the order of their codes; `after` is `salon/code`, both of them the salon's. */
export const listSalons = async (tx: AcrossTx, { after, limit }: Page) => {
  const all = db(tx).selectFrom('salon.salons').select(salonColumns).orderBy('salon_code').limit(limit);
  const [last] = after?.split('/') ?? [];
  const rows = await (last === undefined ? all : all.where('salon_code', '>', last)).execute();
  return rows.map(salonOf);
};
