import type { auth, Session } from '@ayna/contracts/auth';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import { newCode } from '@ayna/kernel/codes';
import type { Ctx } from '@ayna/kernel/ctx';
import type { WithHttp, WithProviders } from '@ayna/kernel/module';
import type { Providers } from '../providers/providers.ts';
import { addressOf } from '../rules/caller.ts';
import { toChallenge } from '../rules/challenge-response.ts';
import {
  accountGuessLimit,
  addressGuessLimit,
  CHALLENGE_LIFETIME_MS,
  RESEND_GAP_MS,
} from '../rules/code-limits.ts';
import { planSession } from '../rules/session-plan.ts';
import { findOpenSignUp } from '../store/challenges.ts';
import { consumeLimits, resetLimits } from '../store/counts.ts';
import { type Account, findAccount, lockAccount } from '../store/people.ts';
import { isKnownAddress, openSession } from '../store/sessions.ts';
import { sendCode } from './shared/send-code.ts';

type SignInCtx = Ctx & WithProviders<Providers> & WithHttp;
type Identifier = { readonly by: 'email' | 'phone'; readonly value: string };

const hashOf = (ctx: SignInCtx, { by, value }: Identifier) => ctx.providers.hashIdentifier(`${by} ${value}`);

/** Counts the guess before the password is checked, in the same steps whether or not the account exists. */
const readAccount = async (ctx: SignInCtx, identifier: Identifier): Promise<Account | null> => {
  const now = ctx.now();
  const address = addressOf(ctx.actor);
  const hash = hashOf(ctx, identifier);
  const { account, waitMs } = await ctx.db.acrossSalons('count a sign-in guess', async (tx) => {
    const account = await findAccount(tx, identifier.by, identifier.value);
    const isKnown = await isKnownAddress(tx, account?.code ?? null, address, now);
    const limits = [addressGuessLimit(hash, address), ...(isKnown ? [] : [accountGuessLimit(hash)])];
    return { account, waitMs: ctx.providers.limitsEnabled ? await consumeLimits(tx, limits, now) : 0 };
  });
  if (waitMs > 0)
    throw new Refusal('too-many-requests', { details: { retryAfter: Math.ceil(waitMs / 1000) } });
  return account;
};

/** The password is correct but the phone is not verified: sends a code, unless one went out a moment ago. */
const sendSignUpCode = (ctx: SignInCtx, { code, phone }: Account) =>
  ctx.db.acrossSalons('send a code for an unfinished sign-up', async (tx) => {
    const now = ctx.now();
    const open = await findOpenSignUp(tx, code, new Date(now - CHALLENGE_LIFETIME_MS));
    if (open && open.sentAt.getTime() + RESEND_GAP_MS > now) return toChallenge(open, now);
    const challenge = open?.challenge ?? newCode();
    return sendCode(ctx, tx, { challenge, wanted: 'sign-up', subject: code, phone, knownNumber: false });
  });

const signIn = async (ctx: SignInCtx, identifier: Identifier, password: string): Promise<Session> => {
  const account = await readAccount(ctx, identifier);
  const isCorrect = await ctx.providers.passwords.matches(account?.passwordHash ?? null, password);
  if (!account || !isCorrect || !account.active) throw new Refusal('wrong-credentials');
  if (!account.phoneVerified)
    throw new Refusal('phone-not-proved', { details: await sendSignUpCode(ctx, account) });
  const plan = planSession(ctx);
  const hash = hashOf(ctx, identifier);
  const opened = await ctx.db.acrossSalons('sign in', async (tx) => {
    const current = await lockAccount(tx, account.code);
    // The account was changed or deactivated during the password check.
    if (!current?.active || current.passwordHash !== account.passwordHash) return null;
    await resetLimits(tx, [addressGuessLimit(hash, addressOf(ctx.actor)).key, accountGuessLimit(hash).key]);
    return openSession(tx, account.code, plan);
  });
  if (!opened) throw new Refusal('wrong-credentials');
  return ctx.providers.issueTokens(ctx.http, { ...opened, ...plan.tokens });
};

export const signInByEmail = (ctx: SignInCtx, { body }: InputOf<typeof auth.routes.signIn>) =>
  signIn(ctx, { by: 'email', value: body.email }, body.password);

export const signInByPhone = (ctx: SignInCtx, { body }: InputOf<typeof auth.routes.signInPhone>) =>
  signIn(ctx, { by: 'phone', value: body.phone }, body.password);
