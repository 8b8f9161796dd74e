import type { auth } from '@ayna/contracts/auth';
import { sessionChanged } from '@ayna/contracts/auth.events';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { PersonCtx } from '@ayna/kernel/ctx';
import { endSessions } from '../store/sessions.ts';

const why = 'ended-by-person';

export const endSession = (ctx: PersonCtx, { params }: InputOf<typeof auth.routes.endSession>) =>
  ctx.db.acrossSalons('a device is signed out', async (tx) => {
    const [person, session] = [ctx.actor.code, params.code];
    const ended = await endSessions(tx, { person, session, why }, ctx.now());
    if (ended === 0) throw new Refusal('not-found');
    await tx.emit(sessionChanged, { person, session });
    return {};
  });

export const endOtherSessions = (ctx: PersonCtx) =>
  ctx.db.acrossSalons('the other devices are signed out', async (tx) => {
    const { code: person, session } = ctx.actor;
    await endSessions(tx, { person, but: session, why }, ctx.now());
    await tx.emit(sessionChanged, { person, session: null });
    return {};
  });
