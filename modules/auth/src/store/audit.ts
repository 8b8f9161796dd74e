import { toSearchText } from '@ayna/contracts/core/search-text';
import { newCode } from '@ayna/kernel/codes';
import type { AcrossTx } from '@ayna/kernel/db/tx';
import { db } from './tables.ts';

type AuditEntry = {
  /** For an effect of an event, which may be delivered twice: its id. */
  readonly code?: string;
  readonly action: string;
  readonly subject: string;
  readonly salonCode?: string;
  /** Never a secret, a phone or a code. `reason` is what the actor wrote, `from` and `to` what changed. */
  readonly details?: { readonly reason?: string | undefined } & Readonly<Record<string, unknown>>;
};

/** The part of the context that says who did it, from where and in which request. */
type AuditSource = {
  readonly actor: { readonly kind: string; readonly code?: string; readonly address?: string };
  readonly requestId: string;
  readonly now: () => number;
};

export const writeAudit = async (
  tx: AcrossTx,
  { actor, requestId, now }: AuditSource,
  { code = newCode(), action, subject, salonCode, details }: AuditEntry,
): Promise<void> => {
  await db(tx)
    .insertInto('auth.audit')
    .values({
      code,
      at: new Date(now()),
      actor: actor.code ?? null,
      action,
      subject,
      about_salon: salonCode ?? null,
      details: details ? JSON.stringify(details) : null,
      address: actor.address ?? null,
      request_id: requestId,
      folded: toSearchText([details?.reason ?? '']),
    })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute();
};
