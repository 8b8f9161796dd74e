import type { auth } from '@ayna/contracts/auth';
import { sessionChanged } from '@ayna/contracts/auth.events';
import type { InputOf } from '@ayna/contracts/core/contract';
import type { Ctx } from '@ayna/kernel/ctx';
import type { AcrossTx } from '@ayna/kernel/db/tx';
import type { WithHttp, WithProviders } from '@ayna/kernel/module';
import type { Providers } from '../providers/providers.ts';
import { readRefreshSecret } from '../rules/refresh-token.ts';
import { endSessions, lockSessionByHash } from '../store/sessions.ts';

type SignOutCtx = Ctx & WithProviders<Providers> & WithHttp;

/** Finds the session by its refresh secret, or by an access token of the session that the handle names. */
const findSession = async (ctx: SignOutCtx, tx: AcrossTx, refreshToken: string) => {
  const { readRefreshCookie, refreshSecrets } = ctx.providers;
  const credential = readRefreshSecret(refreshToken, ctx.http.header, () => readRefreshCookie(ctx.http));
  const session = credential && (await lockSessionByHash(tx, refreshSecrets.hash(credential.secret)));
  if (session && credential.belongsTo(session)) return { person: session.person, session: session.code };
  const { actor } = ctx;
  return actor.kind === 'person' && actor.session === refreshToken.toLowerCase()
    ? { person: actor.code, session: actor.session }
    : null;
};

/** Signing out a session that has ended already gets the same response. */
export const signOut = async (ctx: SignOutCtx, { body }: InputOf<typeof auth.routes.signOut>) => {
  const isEnded = await ctx.db.acrossSalons('sign out', async (tx) => {
    const session = await findSession(ctx, tx, body.refreshToken);
    if (!session) return false;
    await endSessions(tx, { ...session, why: 'signed-out' }, ctx.now());
    tx.emit(sessionChanged, session);
    return true;
  });
  // Otherwise the cookie may belong to another session in the same browser.
  if (isEnded) ctx.providers.clearRefreshCookie(ctx.http);
  return {};
};
