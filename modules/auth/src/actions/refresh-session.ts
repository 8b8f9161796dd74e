import type { auth } from '@ayna/contracts/auth';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { Ctx } from '@ayna/kernel/ctx';
import type { AcrossTx } from '@ayna/kernel/db/tx';
import type { OnWire, Reaching } from '@ayna/kernel/module';
import type { Outside } from '../outside/outside.ts';
import { makingKeys } from '../rules/begin-session.ts';
import { secretIn } from '../rules/refresh-token.ts';
import { ACCESS_SECONDS, earlier, idleUntil, isOver, verdictOnSecret } from '../rules/session-times.ts';
import { writeAudit } from '../store/audit.ts';
import { personByCode } from '../store/people.ts';
import { endSessions, lockSessionByHash, rotate, touchSession } from '../store/sessions.ts';
import { signingKey } from '../store/signing-keys.ts';

type RefreshCtx = Ctx & Reaching<Outside> & OnWire;
type Found = NonNullable<Awaited<ReturnType<typeof lockSessionByHash>>>;

/** The secret that takes this one's place; null where this one is a copy in wrong hands, which ends them all. */
const successorOf = async (ctx: RefreshCtx, tx: AcrossTx, found: Found, secret: string) => {
  const { refresh } = ctx.outside;
  const now = ctx.now();
  const verdict = verdictOnSecret(found.used.rotatedAt, now);
  if (verdict === 'end-family') {
    await endSessions(tx, { person: found.person, session: found.code, why: 'reuse' }, now);
    await writeAudit(tx, ctx, { action: 'refresh-reused', subject: found.person });
    return null;
  }
  if (verdict === 'rotate') {
    const next = refresh.next(secret);
    const { hash, generation } = found.used;
    await rotate(tx, { session: found.code, hash, nextHash: refresh.hashOf(next), generation }, now);
    return next;
  }
  // A tab that was late gets what the first one got, or what has followed on it since.
  return Array.from({ length: found.steps }).reduce<string>((from) => refresh.next(from), secret);
};

export const refreshSession = async (ctx: RefreshCtx, { body }: InputOf<typeof auth.routes.refresh>) => {
  const now = ctx.now();
  const given = secretIn(body.refreshToken, ctx.wire.header, () => ctx.outside.cookieOf(ctx.wire));
  if (!given) throw new Refusal('sign-in-needed');
  const opened = await ctx.db.acrossSalons('a session is refreshed', async (tx) => {
    const found = await lockSessionByHash(tx, ctx.outside.refresh.hashOf(given.secret));
    if (!found || isOver(found, now) || !given.isFor(found)) return null;
    const person = await personByCode(tx, found.person);
    if (!person?.active) return null;
    const secret = await successorOf(ctx, tx, found, given.secret);
    if (!secret) return null;
    const idle = idleUntil(now);
    await touchSession(tx, found.code, idle, now);
    return {
      secret,
      person: found.person,
      session: found.code,
      inBrowser: found.inBrowser,
      refreshExpiresAt: earlier(idle, found.endsAt),
      key: await signingKey(tx, makingKeys(ctx.outside.keys, now)),
    };
  });
  if (!opened) throw new Refusal('sign-in-needed');
  return ctx.outside.handOver(ctx.wire, { ...opened, now, seconds: ACCESS_SECONDS });
};
