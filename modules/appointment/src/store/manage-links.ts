import { createHash, randomBytes } from 'node:crypto';
import { statement } from '@ayna/kernel/db/sql';
import type { AcrossTx, SalonTx, Write } from '@ayna/kernel/db/tx';
import { instantOf } from '@ayna/kernel/instant';
import type { SalonKey } from '@ayna/kernel/salon-key';
import { sql } from 'kysely';
import { db } from './tables.ts';

const TOKEN_BYTES = 24;

/** The table has only the hash, so reading it does not let anybody manage a visit. */
const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Which of a visit's two links: the one that was given to the customer, or the one that they made themselves. */
type LinkKind = 'given' | 'own';

const hashColumns = { given: 'hash', own: 'own_hash' } as const satisfies Record<LinkKind, string>;

/** A new link to the visit, in place of the former one of its kind. What was confirmed stays. */
export const newManageLink = (
  tx: SalonTx,
  visitCode: string,
  now: number,
  kind: LinkKind = 'given',
): { readonly token: string; readonly write: Write } => {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const column = hashColumns[kind];
  return {
    token,
    write: {
      text: `insert into appointment.manage_links (salon_code, visit_code, ${column}, created_at) values ($1, $2, $3, $4)
        on conflict (salon_code, visit_code)
          do update set ${column} = excluded.${column}, created_at = excluded.created_at`,
      values: [tx.salon, visitCode, hashToken(token), instantOf(now)],
    },
  };
};

/** The salon and the visit of a link; null for a token that no link has. */
export const findManageLink = async (
  tx: AcrossTx,
  token: string,
): Promise<{ readonly salon: SalonKey; readonly visitCode: string } | null> => {
  const hash = hashToken(token);
  const row = await db(tx)
    .selectFrom('appointment.manage_links')
    .select(['salon_code', 'visit_code'])
    .where((where) => where.or([where('hash', '=', hash), where('own_hash', '=', hash)]))
    .executeTakeFirst();
  return row ? { salon: tx.keyOf(row.salon_code), visitCode: row.visit_code } : null;
};

export type Confirmation = { readonly at: number; readonly start: string };

type LinkRow = { readonly confirmedAt: number | null; readonly confirmedStart: string | null };

const selectLink = statement<LinkRow & { hash: string | null; ownHash: string | null }>(`
  select hash, own_hash as "ownHash", (extract(epoch from confirmed_at) * 1000)::bigint as "confirmedAt",
    to_char(confirmed_start, 'YYYY-MM-DD"T"HH24:MI:SS') as "confirmedStart"
  from appointment.manage_links where salon_code = $1 and visit_code = $2`);

const toConfirmation = ({ confirmedAt: at, confirmedStart: start }: LinkRow): Confirmation | null =>
  at !== null && start !== null ? { at, start } : null;

/** Whether the token is still the visit's, and what the customer has confirmed. */
export const readManageLink = async (tx: SalonTx, visitCode: string, token: string) => {
  const [row] = await selectLink(tx, [tx.salon, visitCode]);
  if (!row || ![row.hash, row.ownHash].includes(hashToken(token))) return null;
  return { confirmation: toConfirmation(row) };
};

/** What the customer of this visit has confirmed. */
export const readConfirmation = async (tx: SalonTx, visitCode: string): Promise<Confirmation | null> => {
  const [row] = await selectLink(tx, [tx.salon, visitCode]);
  return row ? toConfirmation(row) : null;
};

/** What was confirmed of these visits, in whatever salons. */
export const readConfirmations = async (
  tx: AcrossTx,
  visitCodes: readonly string[],
): Promise<ReadonlyMap<string, Confirmation>> => {
  const { rows } = await sql<LinkRow & { visitCode: string }>`
    select visit_code as "visitCode", (extract(epoch from confirmed_at) * 1000)::bigint as "confirmedAt",
      to_char(confirmed_start, 'YYYY-MM-DD"T"HH24:MI:SS') as "confirmedStart"
    from appointment.manage_links
    where visit_code = any(${visitCodes}::uuid[]) and confirmed_at is not null
  `.execute(db(tx));
  return new Map(
    rows.flatMap((row) => {
      const confirmation = toConfirmation(row);
      return confirmation ? [[row.visitCode, confirmation] as const] : [];
    }),
  );
};

export const confirmVisit = (tx: SalonTx, visitCode: string, { at, start }: Confirmation): Write => ({
  text: `update appointment.manage_links set confirmed_at = $3, confirmed_start = $4
    where salon_code = $1 and visit_code = $2`,
  values: [tx.salon, visitCode, instantOf(at), start],
});

export const deleteManageLinks = (tx: SalonTx, visitCodes: readonly string[]): Write => ({
  text: 'delete from appointment.manage_links where salon_code = $1 and visit_code = any($2::uuid[])',
  values: [tx.salon, visitCodes],
});

/** Deletes the links of visits that ended before this wall-clock moment. */
export const pruneManageLinks = async (tx: AcrossTx, before: string): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from appointment.manage_links as link where not exists (
      select from appointment.appointments as own
      where own.salon_code = link.salon_code and own.visit_code = link.visit_code
        and own.ends_at >= ${before}::timestamp)
  `.execute(db(tx));
  return Number(numAffectedRows ?? 0);
};
