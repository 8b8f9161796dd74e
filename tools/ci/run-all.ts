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

const runOrSkip = async (suite: Suite, context: RunContext): Promise<SuiteResult> => {
  const { aborted, reason } = context.signal;
  const line = aborted ? skipSuite(suite, String(reason)) : await runAndPrint(suite, context);
  printEnd(line);
  return line;
};

/** Suites that run one after the other, and neighbors that may run beside each other. */
const groupNeighbors = (suites: readonly Suite[]): Suite[][] => {
  const groups: Suite[][] = [];
  for (const suite of suites) {
    const last = groups.at(-1);
    if (suite.besideOthers && last?.[0]?.besideOthers) last.push(suite);
    else groups.push([suite]);
  }
  return groups;
};

/** As many as the smallest machine has cores. */
const AT_ONCE = 2;

const runGroup = async (group: readonly Suite[], context: RunContext): Promise<SuiteResult[]> => {
  const lines = new Map<Suite, SuiteResult>();
  const waiting = [...group];
  const runNext = async (): Promise<void> => {
    for (let suite = waiting.shift(); suite; suite = waiting.shift())
      lines.set(suite, await runOrSkip(suite, context));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, runNext));
  return group.flatMap((suite) => lines.get(suite) ?? []);
};

/** Runs every suite, also after a failure, so that one run shows all failures. */
export const runAll = async (suites: readonly Suite[], context: RunContext): Promise<SuiteResult[]> => {
  const lines: SuiteResult[] = [];
  for (const group of groupNeighbors(suites)) lines.push(...(await runGroup(group, context)));
  return lines;
};
