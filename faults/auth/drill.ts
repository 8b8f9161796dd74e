import { report, withDrillFolder } from '../drill-folder.ts';
import { startTestProduct } from '../test-product.ts';
import { runGuessDrill } from './guesses.ts';
import { runRightsDrill } from './rights.ts';
import { runSignUpDrill } from './sign-ups.ts';
import { runTabDrill } from './tabs.ts';
import { runTimingDrill } from './timing.ts';

/** Attacks on sign-in and sessions, and faults that must not sign anybody out: guesses, tabs, revoked rights, timing, kills. */
export const runDrill = (short: boolean) =>
  withDrillFolder(async (folder) => {
    await using product = await startTestProduct(folder, { hosts: 1 });
    const timing = report('timing', await runTimingDrill(product, short ? 60 : 500));
    const guesses = report('guesses', await runGuessDrill(product, 1_000));
    const tabs = report('tabs', await runTabDrill(product, short ? 60 : 500));
    const signUps = report(
      'signUps',
      await runSignUpDrill(product, short ? { signUps: 40, kills: 2 } : { signUps: 200, kills: 10 }),
    );
    // Last, because it leaves Redis down.
    const rights = report('rights', await runRightsDrill(product, short ? 2 : 10));
    const passed = [timing, guesses, tabs, signUps, rights].every((result) => result.passed);
    return { name: 'auth', passed, timing, guesses, tabs, signUps, rights };
  });
