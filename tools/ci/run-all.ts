import { countSuite } from './count.ts';
import { printEnd, printOutput, printStart, type SuiteResult } from './print.ts';
import { type RunContext, runSuite } from './run-suite.ts';
import type { Suite } from './suites.ts';

const runAndPrint = async (suite: Suite, context: RunContext): Promise<SuiteResult> => {
  printStart(suite.name, suite.command);
  const { outcome, output, seconds } = await runSuite(suite, context);
  const counts = countSuite(suite.resultFormat, outcome);
  printOutput(output, counts.failed > 0);
  return { name: suite.name, seconds, counts };
};

const skipSuite = (suite: Suite, reason: string): SuiteResult => {
  const outcome = { exit: null, stdout: '', stopReason: `not run: ${reason}` };
  return { name: suite.name, seconds: 0, counts: countSuite('checks', outcome) };
};

/** Runs every suite, also after a failure, so that one run shows all failures. */
export const runAll = async (suites: readonly Suite[], context: RunContext): Promise<SuiteResult[]> => {
  const lines: SuiteResult[] = [];
  for (const suite of suites) {
    const { aborted, reason } = context.signal;
    const line = aborted ? skipSuite(suite, String(reason)) : await runAndPrint(suite, context);
    printEnd(line);
    lines.push(line);
  }
  return lines;
};
