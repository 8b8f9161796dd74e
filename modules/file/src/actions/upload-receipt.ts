import { Refusal } from '@ayna/contracts/core/refusal';
import { subscription } from '@ayna/contracts/subscription';
import { newCode } from '@ayna/kernel/codes';
import type { MemberCtx } from '@ayna/kernel/ctx';
import type { WithProviders, WithUpload } from '@ayna/kernel/module';
import type { Providers } from '../providers/providers.ts';
import { receiptFolder } from '../rules/receipt-folder.ts';
import { insertReceipt } from '../store/receipts.ts';

type UploadCtx = MemberCtx & WithProviders<Providers> & WithUpload;

/** Stores a receipt that no transaction has yet. It takes no photo quota: that one is for what customers see. */
export const uploadReceipt = async (ctx: UploadCtx): Promise<{ code: string }> => {
  const { allowed } = await ctx.call(subscription.routes.mayCreate, { params: { salonCode: ctx.salon } });
  if (!allowed) throw new Refusal('package-needed');
  const upload = await ctx.upload();
  await ctx.providers.requirePicture(upload);
  const code = newCode();
  await ctx.db.forSalon(ctx.salon, (tx) => insertReceipt(tx, code, ctx.now()));
  await ctx.providers.storePicture(ctx.actor.code, code, upload, receiptFolder(ctx.salon));
  // Stores the response alone, as the row must stand before the bytes. The receipt of a replay is deleted unused.
  return ctx.resultDb.forSalon(ctx.salon, async () => ({ code }));
};
