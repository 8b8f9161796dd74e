import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { payment } from '@ayna/contracts/payment';
import type { Bytes } from '@ayna/kernel/http/bytes';
import { bankPagePolicy } from '../rules/bank-page.ts';
import { findAttempt, readSealed } from '../store/attempts.ts';
import { goneBankPage } from '../texts.ts';
import { resultPath } from './shared/attempt-view.ts';
import type { PaymentCtx } from './shared/payment-ctx.ts';

const page = (html: string, contentSecurityPolicy: string): Bytes => ({
  type: 'text/html; charset=utf-8',
  etag: 'page',
  maxAge: 'never',
  contentSecurityPolicy,
  open: async () => Buffer.from(html),
});

/** The bank's HTML on a path of its own, in an origin of its own: it can read nothing of ours. */
export const showBankPage = async (
  ctx: PaymentCtx,
  { params }: InputOf<typeof payment.routes.bankPage>,
): Promise<Bytes> => {
  const { secrets, httpAllowed } = ctx.providers;
  const found = await ctx.db.acrossSalons("find the bank's page of an attempt", async (tx) => {
    const ref = await findAttempt(tx, 'token_hash', secrets.hash(params.token));
    return ref && { code: ref.code, ...(await readSealed(tx, ref.code)) };
  });
  if (!found) throw new Refusal('not-found');
  const html = found.bankPage && secrets.unseal(`${found.code} bank page`, found.bankPage);
  const policy = html ? bankPagePolicy(html, httpAllowed) : null;
  if (html && policy) return page(html, policy);
  return page(goneBankPage(resultPath(params.token)), "default-src 'none'; frame-ancestors 'none'");
};
