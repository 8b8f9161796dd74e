import { contactChanged, sessionChanged } from '@ayna/contracts/auth.events';
import { newCode } from '@ayna/kernel/codes';
import type { Ctx } from '@ayna/kernel/ctx';
import type { AcrossTx } from '@ayna/kernel/db/tx';
import { endSessions } from '../../store/sessions.ts';

type Change = {
  /** As it was before the change. */
  readonly person: { readonly person_code: string; readonly phone: string };
  readonly what: 'phone' | 'email';
  /** Goes on; the others end. */
  readonly session: string | null;
};

/** A thief who changes a way to sign in must not stay unseen: the old number is told, and the other sessions end. */
export const finishContactChange = async (
  ctx: Ctx,
  tx: AcrossTx,
  { person: { person_code: person, phone }, what, session }: Change,
): Promise<void> => {
  await endSessions(tx, { person, why: 'new-contact', ...(session && { except: session }) }, ctx.now());
  tx.emit(sessionChanged, { person, session: null });
  tx.emit(contactChanged, { code: newCode(), phone, what });
};
