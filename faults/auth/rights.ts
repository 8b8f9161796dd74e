import { auth } from '@ayna/contracts/auth';
import { CallError } from '@ayna/contracts/core/client';
import { newCode } from '@ayna/kernel/codes';
import { password, type TestProduct } from '../test-product.ts';

const statusOf = (error: unknown): number => (error instanceof CallError ? error.status : 0);

/** Milliseconds for which a revoked right can still be used. */
const measureRevocation = async ({ as, asSession, createAccounts }: TestProduct): Promise<number> => {
  const salonCode = newCode();
  const [administrator] = await createAccounts(1, { code: salonCode, groups: ['Administrator'] });
  const [employee] = await createAccounts(1, { code: salonCode, groups: ['manage-employees'] });
  if (!administrator || !employee) throw new Error('createAccounts returned no account');
  const signIn = async (phone: string) =>
    asSession(await as()(auth.routes.signInPhone, { body: { phone, password } }));
  const asAdministrator = await signIn(administrator.phone);
  const asEmployee = await signIn(employee.phone);
  const tryRight = () =>
    asEmployee(auth.routes.byPhone, { query: { phone: administrator.phone } }).then(() => 200, statusOf);
  const before = await tryRight();
  if (before !== 200) throw new Error(`byPhone was refused before the right was revoked: ${before}`);

  await asAdministrator(auth.routes.setGroups, {
    params: { userId: employee.code },
    body: { salonCode, groups: [] },
  });
  const revokedAt = performance.now();
  while ((await tryRight()) === 200) if (performance.now() - revokedAt > 20_000) break;
  return Math.round(performance.now() - revokedAt);
};

const measureSlowest = async (product: TestProduct, rounds: number): Promise<number> => {
  let longest = 0;
  for (let round = 0; round < rounds; round += 1)
    longest = Math.max(longest, await measureRevocation(product));
  return longest;
};

/** A revoked right stops working within a second, and within five seconds while Redis is down. */
export const runRightsDrill = async (product: TestProduct, rounds: number) => {
  const withRedisMs = await measureSlowest(product, rounds);
  await product.redis.stop();
  const withoutRedisMs = await measureSlowest(product, rounds);
  return { rounds, withRedisMs, withoutRedisMs, passed: withRedisMs <= 1_000 && withoutRedisMs <= 5_000 };
};
