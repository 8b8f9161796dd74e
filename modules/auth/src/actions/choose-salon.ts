import { sessionChanged } from '@ayna/contracts/auth.events';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { setActiveSalon } from '../store/sessions.ts';

export const chooseSalon = (ctx: MemberCtx) =>
  ctx.db.acrossSalons('choose the active salon of a session', async (tx) => {
    const { code: person, session } = ctx.actor;
    await setActiveSalon(tx, session, ctx.salon);
    tx.emit(sessionChanged, { person, session });
    return {};
  });
