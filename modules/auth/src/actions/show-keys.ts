import type { Ctx } from '@ayna/kernel/ctx';
import { publishedKeysSince } from '../rules/session-times.ts';
import { listPublicKeys } from '../store/signing-keys.ts';

export const showKeys = (ctx: Ctx) =>
  ctx.db.acrossSalons('list the public keys of access tokens', async (tx) => ({
    keys: await listPublicKeys(tx, publishedKeysSince(ctx.now())),
  }));
