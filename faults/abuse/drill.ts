import { report, withDrillFolder } from '../drill-folder.ts';
import { startTestProduct } from '../test-product.ts';
import { runHoldDrill } from './holds.ts';
import { runInvitationDrill } from './invitations.ts';
import { runSignInDrill } from './sign-ins.ts';

/** Limits are on, and every caller names its own address as a trusted proxy would. */
const settings = { LIMITS: 'on', TRUST_PROXY: 'loopback' };

/** Strangers try to close a salon, to keep people from signing in, and to flood a phone. */
export const runDrill = (short: boolean) =>
  withDrillFolder(async (folder) => {
    await using product = await startTestProduct(folder, { hosts: 1, settings });
    const holds = report('holds', await runHoldDrill(product, short ? 200 : 1_000, short ? 60 : 200));
    const signIns = report('signIns', await runSignInDrill(product, short ? 1_500 : 10_000));
    const invitations = report(
      'invitations',
      await runInvitationDrill(product, short ? 60 : 500, short ? 5_000 : 300_000),
    );
    const passed = holds.passed && signIns.passed && invitations.passed;
    return { name: 'abuse', passed, holds, signIns, invitations };
  });
