import { createHash, randomBytes } from 'node:crypto';
import type { AcrossTx, SalonTx } from '@ayna/kernel/db/tx';
import type { SalonKey } from '@ayna/kernel/salon-key';
import { sql } from 'kysely';
import { db } from './tables.ts';

/** Only its hash is kept: whoever reads the table can accept nothing. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

type Sending = { code: string; employeeCode: string; by: 'sms' | 'mail'; sentTo: string; sentAt: number };

/** Opens an invitation, the earlier one dies, and answers the token that leads to it. */
export const openInvitation = async (
  tx: SalonTx,
  { code, employeeCode, by, sentTo, sentAt, expiresAt }: Sending & { expiresAt: number },
): Promise<string> => {
  await closeInvitation(tx, employeeCode);
  const token = randomBytes(18).toString('base64url');
  await db(tx)
    .insertInto('employee.invitations')
    .values({
      salon_code: tx.salon,
      code,
      employee_code: employeeCode,
      token_hash: hashOf(token),
      by,
      sent_to: sentTo,
      sent_at: new Date(sentAt),
      expires_at: new Date(expiresAt),
    })
    .execute();
  return token;
};

export const closeInvitation = async (tx: SalonTx, employeeCode: string): Promise<void> => {
  await db(tx)
    .updateTable('employee.invitations')
    .set({ state: 'revoked' })
    .where('salon_code', '=', tx.salon)
    .where('employee_code', '=', employeeCode)
    .where('state', '=', 'open')
    .execute();
};

/** How many were sent since, to this employee and by the whole salon. */
export const countSent = (tx: SalonTx, employeeCode: string, since: number) =>
  db(tx)
    .selectFrom('employee.invitations')
    .select([
      sql<number>`count(*) filter (where employee_code = ${employeeCode})`.as('toEmployee'),
      sql<number>`count(*)`.as('bySalon'),
    ])
    .where('salon_code', '=', tx.salon)
    .where('sent_at', '>', new Date(since))
    .executeTakeFirstOrThrow();

export type InvitationRow = {
  code: string;
  employeeCode: string;
  by: 'sms' | 'mail';
  sentTo: string;
  state: 'open' | 'accepted' | 'revoked';
  acceptedBy: string | null;
  expiresAt: number;
};

const columns = [
  'code',
  'employee_code as employeeCode',
  'by',
  'sent_to as sentTo',
  'state',
  'accepted_by as acceptedBy',
  'expires_at',
] as const;

type Read = Omit<InvitationRow, 'by' | 'state' | 'expiresAt'> & {
  by: string;
  state: string;
  expires_at: Date;
};

const invitationOf = ({ expires_at, by, state, ...row }: Read): InvitationRow => ({
  ...row,
  by: by as InvitationRow['by'],
  state: state as InvitationRow['state'],
  expiresAt: expires_at.getTime(),
});

/** Which salon a token leads to: whoever holds it knows nothing but it. */
export const salonOfToken = async (tx: AcrossTx, token: string): Promise<SalonKey | null> => {
  const row = await db(tx)
    .selectFrom('employee.invitations')
    .select('salon_code')
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  return row ? tx.keyOf(row.salon_code) : null;
};

export const readInvitation = async (tx: SalonTx, token: string): Promise<InvitationRow | null> => {
  const row = await db(tx)
    .selectFrom('employee.invitations')
    .select(columns)
    .where('salon_code', '=', tx.salon)
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  return row ? invitationOf(row) : null;
};

export const acceptOpen = async (tx: SalonTx, code: string, person: string): Promise<void> => {
  await db(tx)
    .updateTable('employee.invitations')
    .set({ state: 'accepted', accepted_by: person })
    .where('salon_code', '=', tx.salon)
    .where('code', '=', code)
    .execute();
};
