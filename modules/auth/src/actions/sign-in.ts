import type { auth, Session } from '@ayna/contracts/auth';
import { codeRequested } from '@ayna/contracts/auth.events';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import { newCode } from '@ayna/kernel/codes';
import type { Ctx } from '@ayna/kernel/ctx';
import type { OnWire, Reaching } from '@ayna/kernel/module';
import type { Outside } from '../outside/outside.ts';
import { beginSession } from '../rules/begin-session.ts';
import { addressOf } from '../rules/caller.ts';
import { CHALLENGE_MS, GAP_MS, guessesAnywhere, guessesHere } from '../rules/code-limits.ts';
import { answerPlaced, challengeOf } from '../rules/placed.ts';
import { planCode } from '../rules/plan-code.ts';
import { openChallengeOf, placeCode } from '../store/challenges.ts';
import { forgetCounts, spend } from '../store/counts.ts';
import { openSession } from '../store/open-session.ts';
import { type Account, findAccount, lockAccount } from '../store/people.ts';
import { isKnownAddress } from '../store/sessions.ts';

type SignInCtx = Ctx & Reaching<Outside> & OnWire;
type By = { readonly by: 'email' | 'phone'; readonly value: string };

/** Counts the guess before it is looked at; the same steps whether or not there is such an account. */
const lookUp = async (ctx: SignInCtx, { by, value }: By): Promise<Account | null> => {
  const now = ctx.now();
  const address = addressOf(ctx.actor);
  const mark = ctx.outside.mark(`${by} ${value}`);
  const { account, waitMs } = await ctx.db.acrossSalons('somebody signs in', async (tx) => {
    const account = await findAccount(tx, by, value);
    const known = await isKnownAddress(tx, account?.code ?? null, address, now);
    const counts = [guessesHere(mark, address), ...(known ? [] : [guessesAnywhere(mark)])];
    return { account, waitMs: ctx.outside.limited ? await spend(tx, counts, now) : 0 };
  });
  if (waitMs > 0)
    throw new Refusal('too-many-requests', { details: { retryAfter: Math.ceil(waitMs / 1000) } });
  return account;
};

/** The password was right, but the phone is not proved: a code goes out, unless one just did. */
const askForPhone = (ctx: SignInCtx, { code, phone }: Account) =>
  ctx.db.acrossSalons('a sign-up goes on', async (tx) => {
    const now = ctx.now();
    const open = await openChallengeOf(tx, code, new Date(now - CHALLENGE_MS));
    if (open && open.sentAt.getTime() + GAP_MS > now) return challengeOf(open, now);
    const challenge = open?.challenge ?? newCode();
    const plan = planCode(ctx, { challenge, wanted: 'sign-up', subject: code, phone, known: false });
    const placed = await placeCode(tx, plan.placing);
    const answer = answerPlaced(placed, now);
    const told = placed.outcome === 'placed' ? plan.told(placed.sending) : null;
    if (told) await tx.emit(codeRequested, told);
    return answer;
  });

const signIn = async (ctx: SignInCtx, by: By, password: string): Promise<Session> => {
  const account = await lookUp(ctx, by);
  const right = await ctx.outside.passwords.matches(account?.passwordHash ?? null, password);
  if (!account || !right || !account.active) throw new Refusal('wrong-credentials');
  if (!account.proved) throw new Refusal('phone-not-proved', { details: await askForPhone(ctx, account) });
  const { begun, making, handed } = beginSession(ctx);
  const mark = ctx.outside.mark(`${by.by} ${by.value}`);
  const opened = await ctx.db.acrossSalons('somebody signed in', async (tx) => {
    const now = await lockAccount(tx, account.code);
    // Changed or deactivated while the password was being checked.
    if (!now?.active || now.passwordHash !== account.passwordHash) return null;
    await forgetCounts(tx, [guessesHere(mark, addressOf(ctx.actor)).key, guessesAnywhere(mark).key]);
    return openSession(tx, account.code, begun, making);
  });
  if (!opened) throw new Refusal('wrong-credentials');
  return ctx.outside.handOver(ctx.wire, { ...opened, ...handed });
};

export const signInByEmail = (ctx: SignInCtx, { body }: InputOf<typeof auth.routes.signIn>) =>
  signIn(ctx, { by: 'email', value: body.email }, body.password);

export const signInByPhone = (ctx: SignInCtx, { body }: InputOf<typeof auth.routes.signInPhone>) =>
  signIn(ctx, { by: 'phone', value: body.phone }, body.password);
