import type { Ctx } from '@ayna/kernel/ctx';
import { keysShownSince } from '../rules/session-times.ts';
import { publicKeys } from '../store/signing-keys.ts';

export const showKeys = (ctx: Ctx) =>
  ctx.db.acrossSalons('the keys of tokens', async (tx) => ({
    keys: await publicKeys(tx, keysShownSince(ctx.now())),
  }));
