import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { file } from '@ayna/contracts/file';
import type { Ctx } from '@ayna/kernel/ctx';
import type { Bytes } from '@ayna/kernel/http/bytes';
import type { WithProviders } from '@ayna/kernel/module';
import type { Providers } from '../providers/providers.ts';

const YEAR_SECONDS = 31_536_000;

/** The response is immutable: a code always names the same picture. */
export const showImage = async (
  ctx: Ctx & WithProviders<Providers>,
  { params: { code, size } }: InputOf<typeof file.routes.image>,
): Promise<Bytes> => ({
  type: ctx.providers.pictureType,
  etag: `${code}-${size}`,
  maxAge: YEAR_SECONDS,
  immutable: true,
  open: async () => {
    const stream = await ctx.providers.openPicture(code, size);
    if (!stream) throw new Refusal('not-found');
    return stream;
  },
});
