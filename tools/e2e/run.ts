// pnpm e2e [playwright's arguments]: the journeys, in real Chromium, against the built product on a database of its own.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { withThrowawayProduct } from '../stack/throwaway.ts';

const journeys = join(import.meta.dirname, '../../e2e');

await withThrowawayProduct('e2e', async (url) => {
  const { status } = spawnSync('pnpm', ['exec', 'playwright', 'test', ...process.argv.slice(2)], {
    cwd: journeys,
    env: { ...process.env, E2E_URL: url },
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
});
