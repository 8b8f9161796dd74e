import type { auth } from '@ayna/contracts/auth';
import { sessionChanged } from '@ayna/contracts/auth.events';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { PersonCtx } from '@ayna/kernel/ctx';
import { endSessions } from '../store/sessions.ts';

const why = 'ended-by-person';

export const endSession = (ctx: PersonCtx, { params }: InputOf<typeof auth.routes.endSession>) =>
  ctx.db.acrossSalons('end a session', async (tx) => {
    const [person, session] = [ctx.actor.code, params.code];
    const endedCount = await endSessions(tx, { person, session, why }, ctx.now());
    if (endedCount === 0) throw new Refusal('not-found');
    tx.emit(sessionChanged, { person, session });
    return {};
  });

export const endOtherSessions = (ctx: PersonCtx) =>
  ctx.db.acrossSalons('end the other sessions', async (tx) => {
    const { code: person, session } = ctx.actor;
    await endSessions(tx, { person, except: session, why }, ctx.now());
    tx.emit(sessionChanged, { person, session: null });
    return {};
  });
