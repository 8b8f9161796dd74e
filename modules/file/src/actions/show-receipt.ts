import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { file } from '@ayna/contracts/file';
import type { MemberCtx } from '@ayna/kernel/ctx';
import type { Bytes } from '@ayna/kernel/http/bytes';
import type { WithProviders } from '@ayna/kernel/module';
import type { Providers } from '../providers/providers.ts';
import { receiptFolder } from '../rules/receipt-folder.ts';
import { hasReceipt } from '../store/receipts.ts';

/** No cache keeps it: a browser is shared by people with and without the right. */
export const showReceipt = async (
  ctx: MemberCtx & WithProviders<Providers>,
  { params: { code, size } }: InputOf<typeof file.routes.receipt>,
): Promise<Bytes> => {
  if (!(await ctx.db.forSalon(ctx.salon, (tx) => hasReceipt(tx, code)))) throw new Refusal('not-found');
  return {
    type: ctx.providers.pictureType,
    etag: `${code}-${size}`,
    maxAge: 'never',
    open: async () => {
      const stream = await ctx.providers.openPicture(code, size, receiptFolder(ctx.salon));
      if (!stream) throw new Refusal('not-found');
      return stream;
    },
  };
};
