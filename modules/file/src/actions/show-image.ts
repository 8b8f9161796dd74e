import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { file } from '@ayna/contracts/file';
import type { Ctx } from '@ayna/kernel/ctx';
import type { Bytes } from '@ayna/kernel/door/bytes';
import type { Reaching } from '@ayna/kernel/module';
import type { Outside } from '../outside/outside.ts';

const YEAR_SECONDS = 31_536_000;

/** A code names one picture for ever: another picture is another code. */
export const showImage = async (
  ctx: Ctx & Reaching<Outside>,
  { params: { code, size } }: InputOf<typeof file.routes.image>,
): Promise<Bytes> => ({
  type: ctx.outside.pictureType,
  etag: `${code}-${size}`,
  maxAge: YEAR_SECONDS,
  immutable: true,
  open: async () => {
    const stream = await ctx.outside.openPicture(code, size);
    if (!stream) throw new Refusal('not-found');
    return stream;
  },
});
