import type { auth } from '@ayna/contracts/auth';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { Ctx } from '@ayna/kernel/ctx';
import type { AcrossTx } from '@ayna/kernel/db/tx';
import type { WithHttp, WithProviders } from '@ayna/kernel/module';
import type { Providers } from '../providers/providers.ts';
import { readRefreshSecret } from '../rules/refresh-token.ts';
import { planKeyRotation } from '../rules/session-plan.ts';
import { ACCESS_SECONDS, earlier, hasEnded, idleUntil, judgeSecret } from '../rules/session-times.ts';
import { writeAudit } from '../store/audit.ts';
import { findPerson } from '../store/people.ts';
import { endSessions, lockSessionByHash, rotateSecret, touchSession } from '../store/sessions.ts';
import { ensureSigningKey } from '../store/signing-keys.ts';

type RefreshCtx = Ctx & WithProviders<Providers> & WithHttp;
type LockedSession = NonNullable<Awaited<ReturnType<typeof lockSessionByHash>>>;

/** The secret that replaces this one. Null for a reused secret: it is a stolen copy, and the session ends. */
const replaceSecret = async (ctx: RefreshCtx, tx: AcrossTx, session: LockedSession, secret: string) => {
  const { refreshSecrets } = ctx.providers;
  const now = ctx.now();
  const verdict = judgeSecret(session.used.rotatedAt, now);
  if (verdict === 'end-family') {
    await endSessions(tx, { person: session.person, session: session.code, why: 'reuse' }, now);
    await writeAudit(tx, ctx, { action: 'refresh-reused', subject: session.person });
    return null;
  }
  if (verdict === 'rotate') {
    const next = refreshSecrets.deriveNext(secret);
    const { hash, generation } = session.used;
    const nextHash = refreshSecrets.hash(next);
    await rotateSecret(tx, { session: session.code, hash, nextHash, generation }, now);
    return next;
  }
  // A tab that comes late gets the newest secret, however many rotations it missed.
  return Array.from({ length: session.steps }).reduce<string>(
    (previous) => refreshSecrets.deriveNext(previous),
    secret,
  );
};

export const refreshSession = async (ctx: RefreshCtx, { body }: InputOf<typeof auth.routes.refresh>) => {
  const now = ctx.now();
  const credential = readRefreshSecret(body.refreshToken, ctx.http.header, () =>
    ctx.providers.readRefreshCookie(ctx.http),
  );
  if (!credential) throw new Refusal('sign-in-needed');
  const refreshed = await ctx.db.acrossSalons('refresh a session', async (tx) => {
    const session = await lockSessionByHash(tx, ctx.providers.refreshSecrets.hash(credential.secret));
    if (!session || hasEnded(session, now) || !credential.belongsTo(session)) return null;
    const person = await findPerson(tx, session.person);
    if (!person?.active) return null;
    const secret = await replaceSecret(ctx, tx, session, credential.secret);
    if (!secret) return null;
    const idle = idleUntil(now);
    await touchSession(tx, session.code, idle, now);
    return {
      secret,
      person: session.person,
      session: session.code,
      inBrowser: session.inBrowser,
      refreshExpiresAt: earlier(idle, session.endsAt),
      key: await ensureSigningKey(tx, planKeyRotation(ctx.providers.keys, now)),
    };
  });
  if (!refreshed) throw new Refusal('sign-in-needed');
  return ctx.providers.issueTokens(ctx.http, { ...refreshed, now, seconds: ACCESS_SECONDS });
};
