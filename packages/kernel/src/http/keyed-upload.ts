import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Ctx } from '../ctx.ts';
import type { IdempotencyGuard } from '../db/idempotency.ts';
import { clientOf } from '../db/sql.ts';
import type { TakeUpload } from './upload.ts';

const digestOf = async (path: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('base64url');
};

/**
 * An upload with an idempotency key. The file is a part of what must be the same, and an upload that has been answered
 * ends here: a second one would first spend a quota that the first may have used up.
 */
export const keyedUpload =
  (take: TakeUpload, guard: IdempotencyGuard, { db }: Ctx): TakeUpload =>
  async () => {
    const upload = await take();
    guard.addContent(await digestOf(upload.path));
    await db.acrossSalons('find the stored result of an upload', (tx) => guard.findResult(clientOf(tx)));
    return upload;
  };
