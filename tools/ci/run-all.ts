import { countSuite } from './count.ts';
import { type Line, printEnd, printOutput, printStart } from './print.ts';
import { type Place, runSuite } from './run-suite.ts';
import type { Suite } from './suites.ts';

const runOne = async (suite: Suite, place: Place): Promise<Line> => {
  printStart(suite.name, suite.command);
  const { outcome, output, seconds } = await runSuite(suite, place);
  const counts = countSuite(suite.counts, outcome);
  printOutput(output, counts.failed > 0);
  return { name: suite.name, seconds, counts };
};

const notRun = (suite: Suite, reason: string): Line => {
  const outcome = { exit: null, stdout: '', cut: `not run: ${reason}` };
  return { name: suite.name, seconds: 0, counts: countSuite('checks', outcome) };
};

/** All of them, also after a failure: one run shows everything that is wrong. */
export const runAll = async (suites: readonly Suite[], place: Place): Promise<Line[]> => {
  const lines: Line[] = [];
  for (const suite of suites) {
    const { aborted, reason } = place.signal;
    const line = aborted ? notRun(suite, String(reason)) : await runOne(suite, place);
    printEnd(line);
    lines.push(line);
  }
  return lines;
};
