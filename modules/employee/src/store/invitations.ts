import { createHash, randomBytes } from 'node:crypto';
import type { AcrossTx, SalonTx } from '@ayna/kernel/db/tx';
import type { SalonKey } from '@ayna/kernel/salon-key';
import { sql } from 'kysely';
import { db } from './tables.ts';

/** The table has only the hash, so reading it does not let anybody accept an invitation. */
const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

type NewInvitation = {
  code: string;
  employeeCode: string;
  by: 'sms' | 'mail';
  sentTo: string;
  sentAt: number;
  expiresAt: number;
  /** The employee who invites; null for one who works in no column of the salon. */
  invitedBy: string | null;
};

/** Revokes the employee's open invitation and stores a new one. Returns its token. */
export const insertInvitation = async (
  tx: SalonTx,
  { code, employeeCode, by, sentTo, sentAt, expiresAt, invitedBy }: NewInvitation,
): Promise<string> => {
  await revokeOpenInvitation(tx, employeeCode);
  const token = randomBytes(18).toString('base64url');
  await db(tx)
    .insertInto('employee.invitations')
    .values({
      salon_code: tx.salon,
      code,
      employee_code: employeeCode,
      token_hash: hashToken(token),
      by,
      sent_to: sentTo,
      sent_at: new Date(sentAt),
      expires_at: new Date(expiresAt),
      invited_by: invitedBy,
    })
    .execute();
  return token;
};

export const revokeOpenInvitation = async (tx: SalonTx, employeeCode: string): Promise<void> => {
  await db(tx)
    .updateTable('employee.invitations')
    .set({ state: 'revoked' })
    .where('salon_code', '=', tx.salon)
    .where('employee_code', '=', employeeCode)
    .where('state', '=', 'open')
    .execute();
};

/** How many invitations were sent since then, to this employee and by the whole salon. */
export const countInvitationsSince = (tx: SalonTx, employeeCode: string, since: number) =>
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
  invitedBy: string | null;
  expiresAt: number;
};

const columns = [
  'code',
  'employee_code as employeeCode',
  'by',
  'sent_to as sentTo',
  'state',
  'accepted_by as acceptedBy',
  'invited_by as invitedBy',
  'expires_at',
] as const;

type SelectedInvitation = Omit<InvitationRow, 'by' | 'state' | 'expiresAt'> & {
  by: string;
  state: string;
  expires_at: Date;
};

const toInvitation = ({ expires_at, by, state, ...row }: SelectedInvitation): InvitationRow => ({
  ...row,
  by: by as InvitationRow['by'],
  state: state as InvitationRow['state'],
  expiresAt: expires_at.getTime(),
});

/** The salon of an invitation. The link has only the token. */
export const findSalonByToken = async (tx: AcrossTx, token: string): Promise<SalonKey | null> => {
  const row = await db(tx)
    .selectFrom('employee.invitations')
    .select('salon_code')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  return row ? tx.keyOf(row.salon_code) : null;
};

export const readInvitation = async (tx: SalonTx, token: string): Promise<InvitationRow | null> => {
  const row = await db(tx)
    .selectFrom('employee.invitations')
    .select(columns)
    .where('salon_code', '=', tx.salon)
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  return row ? toInvitation(row) : null;
};

/** Whom an open invitation invites. */
export const findInvited = async (tx: SalonTx, code: string): Promise<string | null> => {
  const row = await db(tx)
    .selectFrom('employee.invitations')
    .select('employee_code')
    .where('salon_code', '=', tx.salon)
    .where('code', '=', code)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return row?.employee_code ?? null;
};

/** False when it is not open any more, or was marked before. */
export const markFailed = async (tx: SalonTx, code: string, at: number): Promise<boolean> => {
  const row = await db(tx)
    .updateTable('employee.invitations')
    .set({ failed_at: new Date(at) })
    .where('salon_code', '=', tx.salon)
    .where('code', '=', code)
    .where('state', '=', 'open')
    .where('failed_at', 'is', null)
    .returning('code')
    .executeTakeFirst();
  return row !== undefined;
};

export const markAccepted = async (tx: SalonTx, code: string, person: string): Promise<void> => {
  await db(tx)
    .updateTable('employee.invitations')
    .set({ state: 'accepted', accepted_by: person })
    .where('salon_code', '=', tx.salon)
    .where('code', '=', code)
    .execute();
};
