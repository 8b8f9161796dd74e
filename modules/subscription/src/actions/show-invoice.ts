import { createHash } from 'node:crypto';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { Invoice, subscription } from '@ayna/contracts/subscription';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { dayOf } from '../rules/term-dates.ts';
import { ublOf } from '../rules/ubl.ts';
import { readInvoice } from '../store/invoices.ts';
import { ublWords } from '../texts.ts';

type Input = InputOf<typeof subscription.routes.invoice>;

export const showInvoice = async (ctx: MemberCtx, { params }: Input): Promise<Invoice> => {
  const found = await ctx.db.forSalon(ctx.salon, (tx) => readInvoice(tx, params.code));
  if (!found) throw new Refusal('not-found');
  const { issuedAt, ...invoice } = found;
  return { ...invoice, issuedOn: dayOf(issuedAt) };
};

export const showInvoiceXml = async (ctx: MemberCtx, input: Input) => {
  const bytes = new TextEncoder().encode(ublOf(await showInvoice(ctx, input), ublWords));
  return {
    type: 'application/xml; charset=utf-8',
    etag: createHash('sha256').update(bytes).digest('base64url'),
    maxAge: 'never' as const,
    open: async () => bytes,
  };
};
