import { auth } from '@ayna/contracts/auth';
import { CallFailed } from '@ayna/contracts/core/client';
import { newCode } from '@ayna/kernel/codes';
import { password, type Scene } from '../scene.ts';

const statusOf = (error: unknown): number => (error instanceof CallFailed ? error.status : 0);

/** How long somebody whose right was taken can still use it. */
const takeRight = async ({ as, asSession, makePeople }: Scene): Promise<number> => {
  const salonCode = newCode();
  const [boss] = await makePeople(1, { code: salonCode, groups: ['Administrator'] });
  const [helper] = await makePeople(1, { code: salonCode, groups: ['manage-employees'] });
  if (!boss || !helper) throw new Error('nobody was made');
  const signIn = async (phone: string) =>
    asSession(await as()(auth.routes.signInPhone, { body: { phone, password } }));
  const asBoss = await signIn(boss.phone);
  const asHelper = await signIn(helper.phone);
  const use = () => asHelper(auth.routes.byPhone, { query: { phone: boss.phone } }).then(() => 200, statusOf);
  const before = await use();
  if (before !== 200) throw new Error(`the right did not work to begin with: ${before}`);

  await asBoss(auth.routes.setGroups, { params: { userId: helper.code }, body: { salonCode, groups: [] } });
  const taken = performance.now();
  while ((await use()) === 200) if (performance.now() - taken > 20_000) break;
  return Math.round(performance.now() - taken);
};

const most = async (scene: Scene, rounds: number): Promise<number> => {
  let longest = 0;
  for (let round = 0; round < rounds; round += 1) longest = Math.max(longest, await takeRight(scene));
  return longest;
};

/** Taking a right works within a second, and within five where Redis is down. */
export const rightDrill = async (scene: Scene, rounds: number) => {
  const withRedisMs = await most(scene, rounds);
  await scene.redis.stop();
  const withoutRedisMs = await most(scene, rounds);
  return { rounds, withRedisMs, withoutRedisMs, passed: withRedisMs <= 1_000 && withoutRedisMs <= 5_000 };
};
