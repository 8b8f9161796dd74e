import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openScene } from '../scene.ts';
import { guessDrill } from './guesses.ts';
import { rightDrill } from './rights.ts';
import { signUpDrill } from './sign-ups.ts';
import { tabDrill } from './tabs.ts';
import { timingDrill } from './timing.ts';

/** Attempts on the doors, and doors that must stay open: guesses, tabs, taken rights, timing, kills. */
export const drill = async (short: boolean) => {
  const folder = mkdtempSync(join(tmpdir(), 'ayna-faults-'));
  chmodSync(folder, 0o755); // the user postgres must reach its directory in it
  const say = <T>(what: string, result: T): T => {
    console.log(JSON.stringify({ [what]: result }));
    return result;
  };
  try {
    await using scene = await openScene(folder, { hosts: 1 });
    const timing = say('timing', await timingDrill(scene, short ? 60 : 500));
    const guesses = say('guesses', await guessDrill(scene, 1_000));
    const tabs = say('tabs', await tabDrill(scene, short ? 60 : 500));
    const signUps = say(
      'signUps',
      await signUpDrill(scene, short ? { signUps: 40, kills: 2 } : { signUps: 200, kills: 10 }),
    );
    // Last, because it leaves Redis down.
    const rights = say('rights', await rightDrill(scene, short ? 2 : 10));
    const passed = [timing, guesses, tabs, signUps, rights].every((one) => one.passed);
    return { name: 'auth', passed, timing, guesses, tabs, signUps, rights };
  } finally {
    rmSync(join(folder), { recursive: true, force: true });
  }
};
