import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { salon } from '@ayna/contracts/salon';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { saveEmbedOrigins } from '../store/embeddings.ts';
import { readSalon } from '../store/salons.ts';

/** The last one to save decides: the list is short, and an editor sees all of it. */
export const saveSalonEmbedding = (ctx: MemberCtx, { body }: InputOf<typeof salon.routes.saveEmbedding>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    if (!(await readSalon(tx))) throw new Refusal('not-found');
    const origins = [...new Set(body.origins)];
    await saveEmbedOrigins(tx, origins, { code: ctx.actor.code, now: ctx.now() });
    return { origins };
  });
