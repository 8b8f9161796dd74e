import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Suite } from './suites.ts';

/** How a suite's command ended and what it wrote. */
export type Outcome = {
  /** `null` if a signal ended it. */
  readonly exit: number | null;
  readonly stdout: string;
  /** The text of its report; `undefined` if it wrote none. */
  readonly report?: string;
  /** Why the run stopped it or did not start it. */
  readonly stopReason?: string;
};

export type Counts = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Shown below the numbers: which tests failed, and what else happened. */
  readonly notes: readonly string[];
};

type VitestTest = { status: string; fullName: string; failureMessages?: string[] };
type VitestFile = { status: string; name: string; assertionResults: VitestTest[] };
type VitestReport = { testResults: VitestFile[] };
type PlaywrightTest = { projectName: string; status: string; results: { error?: { message?: string } }[] };
type PlaywrightSuite = {
  specs: { title: string; file: string; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
  errors: unknown[];
};

const failure = (...notes: string[]): Counts => ({ passed: 0, failed: 1, skipped: 0, notes });

const describeFailure = (file: string, title: string, message = ''): string => {
  const [reason = ''] = stripVTControlCharacters(message).split('\n');
  return `failed: ${file} > ${title}: ${reason}`;
};

const countVitest = ({ testResults }: VitestReport): Counts => {
  const states = testResults.flatMap((file) => file.assertionResults.map((test) => test.status));
  const passed = states.filter((state) => state === 'passed').length;
  const failed = states.filter((state) => state === 'failed').length;
  // A file that could not be loaded, or whose hook threw, fails without a failed test in it.
  const broken = testResults
    .filter((file) => file.status === 'failed')
    .filter((file) => !file.assertionResults.some((test) => test.status === 'failed'))
    .map((file) => `failed outside of its tests: ${file.name}`);
  const failures = testResults.flatMap((file) =>
    file.assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) =>
        describeFailure(relative(process.cwd(), file.name), test.fullName, test.failureMessages?.[0]),
      ),
  );
  const skipped = states.length - passed - failed;
  return { passed, failed: failed + broken.length, skipped, notes: [...failures, ...broken] };
};

const describeFailedJourneys = ({ specs, suites: inner = [] }: PlaywrightSuite): string[] => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .filter((test) => test.status === 'unexpected')
      .map((test) =>
        describeFailure(`[${test.projectName}] ${file}`, title, test.results[0]?.error?.message),
      ),
  ),
  ...inner.flatMap(describeFailedJourneys),
];

const countPlaywright = ({ stats, suites, errors }: PlaywrightReport): Counts => {
  const notes = [
    ...suites.flatMap(describeFailedJourneys),
    ...(stats.flaky > 0 ? [`${stats.flaky} passed only when repeated`] : []),
    ...(errors.length > 0 ? [`${errors.length} errors outside of the tests`] : []),
  ];
  const passed = stats.expected + stats.flaky;
  return { passed, failed: stats.unexpected + errors.length, skipped: stats.skipped, notes };
};

const readReport = (text: string | undefined, count: (report: never) => Counts): Counts => {
  if (text === undefined) return failure('no report was written');
  let counts: Counts;
  try {
    counts = count(JSON.parse(text) as never);
  } catch {
    return failure('the report cannot be parsed');
  }
  if (counts.passed + counts.failed > 0) return counts;
  return { ...counts, failed: 1, notes: [...counts.notes, 'no test ran'] };
};

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

const onePassed: Counts = { passed: 1, failed: 0, skipped: 0, notes: [] };

const countJsonLine = (stdout: string): Counts => {
  const line = stdout.trimEnd().split('\n').at(-1) ?? '';
  return isJson(line) ? onePassed : failure('the last line is not JSON');
};

const countReport = (format: Suite['resultFormat'], outcome: Outcome): Counts => {
  if (format === 'vitest') return readReport(outcome.report, countVitest);
  if (format === 'playwright') return readReport(outcome.report, countPlaywright);
  if (format === 'json-line') return countJsonLine(outcome.stdout);
  return onePassed;
};

const describeEnd = ({ exit, stopReason }: Outcome): string =>
  stopReason ?? (exit === null ? 'ended by a signal' : `exit code ${exit}`);

/** A command that was stopped or exited with an error has failed, whatever its report says. */
export const countSuite = (format: Suite['resultFormat'], outcome: Outcome): Counts => {
  const counts = countReport(format, outcome);
  if (outcome.exit === 0 && outcome.stopReason === undefined) return counts;
  const notes = [...counts.notes, describeEnd(outcome)];
  if (counts.failed > 0) return { ...counts, notes };
  const isWhole = format === 'checks' || format === 'json-line';
  return { ...counts, passed: isWhole ? 0 : counts.passed, failed: 1, notes };
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** Adds up all suites. A run over its limit, or without any result, is one more failure, so the last line shows it. */
export const sumCounts = (all: readonly Counts[], seconds: number, limitSeconds: number): Counts => {
  const passed = sum(all.map((counts) => counts.passed));
  const failed = sum(all.map((counts) => counts.failed));
  const notes = [
    ...(seconds > limitSeconds ? [`the run took ${Math.round(seconds)} s, more than ${limitSeconds} s`] : []),
    ...(passed + failed === 0 ? ['nothing ran'] : []),
  ];
  const skipped = sum(all.map((counts) => counts.skipped));
  return { passed, failed: failed + notes.length, skipped, notes };
};
