import type { auth } from '@ayna/contracts/auth';
import { sessionChanged } from '@ayna/contracts/auth.events';
import type { InputOf } from '@ayna/contracts/core/contract';
import type { Ctx } from '@ayna/kernel/ctx';
import type { AcrossTx } from '@ayna/kernel/db/tx';
import type { OnWire, Reaching } from '@ayna/kernel/module';
import type { Outside } from '../outside/outside.ts';
import { secretIn } from '../rules/refresh-token.ts';
import { endSessions, lockSessionByHash } from '../store/sessions.ts';

type OutCtx = Ctx & Reaching<Outside> & OnWire;

/** By the refresh secret, or by the access token of the very session that the handle names. */
const sessionOf = async (ctx: OutCtx, tx: AcrossTx, refreshToken: string) => {
  const given = secretIn(refreshToken, ctx.wire.header, () => ctx.outside.cookieOf(ctx.wire));
  const found = given && (await lockSessionByHash(tx, ctx.outside.refresh.hashOf(given.secret)));
  if (found && given.isFor(found)) return { person: found.person, session: found.code };
  const { actor } = ctx;
  return actor.kind === 'person' && actor.session === refreshToken.toLowerCase()
    ? { person: actor.code, session: actor.session }
    : null;
};

/** Whoever is signed out already is told the same. */
export const signOut = async (ctx: OutCtx, { body }: InputOf<typeof auth.routes.signOut>) => {
  const ended = await ctx.db.acrossSalons('somebody signs out', async (tx) => {
    const session = await sessionOf(ctx, tx, body.refreshToken);
    if (!session) return false;
    await endSessions(tx, { ...session, why: 'signed-out' }, ctx.now());
    await tx.emit(sessionChanged, session);
    return true;
  });
  // Only then: the cookie may be that of another session in the same browser.
  if (ended) ctx.outside.clearCookie(ctx.wire);
  return {};
};
