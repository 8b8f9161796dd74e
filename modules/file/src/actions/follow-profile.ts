import type { profileChanged } from '@ayna/contracts/auth.events';
import type { DataOf } from '@ayna/contracts/core/event';
import type { HeardCtx } from '@ayna/kernel/ctx';
import { codeIn } from '../rules/told.ts';
import { recordWorn } from '../store/profile-pictures.ts';

/** What the profile shows stays; the person's other pictures go. */
export const followProfile = (ctx: HeardCtx, { code, imageUrl }: DataOf<typeof profileChanged>) =>
  ctx.db.acrossSalons('pictures of people belong to no salon', (tx) =>
    recordWorn(tx, { person: code, code: codeIn(imageUrl), at: new Date(ctx.event.at) }),
  );
