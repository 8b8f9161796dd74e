import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { countSuite, sumCounts } from './count.ts';

const vitestFile = (status: string, ...tests: string[]) => ({
  name: join(process.cwd(), 'a.test.ts'),
  status,
  assertionResults: tests.map((state) => ({
    status: state,
    fullName: 'a sentence',
    failureMessages: state === 'failed' ? ['Error: 2 is not 3\n    at a.test.ts:1'] : [],
  })),
});
const vitest = (exit: number | null, ...files: ReturnType<typeof vitestFile>[]) =>
  countSuite('vitest', { exit, stdout: '', report: JSON.stringify({ testResults: files }) });

const playwright = (exit: number, stats: object, errors: unknown[] = [], suites: unknown[] = []) => {
  const report = { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats }, suites, errors };
  return countSuite('playwright', { exit, stdout: '', report: JSON.stringify(report) });
};

describe('checks', () => {
  test('the exit code decides', () => {
    expect(countSuite('checks', { exit: 0, stdout: '' })).toMatchObject({ passed: 1, failed: 0 });
    expect(countSuite('checks', { exit: 2, stdout: '' })).toMatchObject({ passed: 0, failed: 1 });
  });

  test('a suite that was stopped has failed, even with exit code 0', () => {
    const stopped = countSuite('checks', { exit: 0, stdout: '', stopReason: 'stopped by SIGTERM' });
    expect(stopped).toEqual({ passed: 0, failed: 1, skipped: 0, notes: ['stopped by SIGTERM'] });
  });
});

describe('vitest', () => {
  test('tests are counted over all files; skipped and todo count as neither', () => {
    const green = vitestFile('passed', 'passed', 'skipped', 'todo');
    expect(vitest(1, green, vitestFile('failed', 'failed', 'passed'))).toMatchObject({
      passed: 2,
      failed: 1,
      skipped: 2,
    });
    expect(vitest(0, vitestFile('passed', 'passed'))).toEqual({
      passed: 1,
      failed: 0,
      skipped: 0,
      notes: [],
    });
  });

  test('a failed test is named with its reason', () => {
    const [note] = vitest(1, vitestFile('failed', 'failed', 'passed')).notes;
    expect(note).toBe('failed: a.test.ts > a sentence: Error: 2 is not 3');
  });

  test('a file that could not be loaded, or whose hook threw, is a failure of its own', () => {
    const files = [vitestFile('failed'), vitestFile('failed', 'skipped'), vitestFile('passed', 'passed')];
    expect(vitest(1, ...files)).toMatchObject({ passed: 1, failed: 2, skipped: 1 });
  });

  test('an error outside of all tests shows only in the exit code, and counts', () => {
    expect(vitest(1, vitestFile('passed', 'passed'))).toMatchObject({ passed: 1, failed: 1 });
  });

  test('a failed test counts even with exit code 0', () => {
    expect(vitest(0, vitestFile('failed', 'failed'))).toMatchObject({ passed: 0, failed: 1 });
  });

  test('no test at all is a failure; so is nothing but skipped ones', () => {
    expect(vitest(0)).toMatchObject({ passed: 0, failed: 1, notes: ['no test ran'] });
    expect(vitest(0, vitestFile('passed', 'skipped'))).toMatchObject({ failed: 1, skipped: 1 });
  });

  test('a runner that crashed is one failure: without a report, or with half of one', () => {
    const crashed = countSuite('vitest', { exit: null, stdout: '' });
    expect(crashed).toMatchObject({ passed: 0, failed: 1 });
    expect(crashed.notes).toEqual(['no report was written', 'ended by a signal']);
    expect(countSuite('vitest', { exit: 0, stdout: '' })).toMatchObject({ failed: 1 });
    expect(countSuite('vitest', { exit: 0, stdout: '', report: '{"testRe' })).toMatchObject({ failed: 1 });
    expect(countSuite('vitest', { exit: 0, stdout: '', report: '{}' })).toMatchObject({ failed: 1 });
  });
});

describe('playwright', () => {
  test('a test that passed only on retry has passed, with a note', () => {
    const counts = playwright(1, { expected: 3, unexpected: 2, flaky: 1, skipped: 2 });
    expect(counts).toMatchObject({ passed: 4, failed: 2, skipped: 2 });
    expect(counts.notes[0]).toBe('1 passed only when repeated');
    expect(playwright(0, { expected: 3 })).toEqual({ passed: 3, failed: 0, skipped: 0, notes: [] });
  });

  test('a failed journey is named with its project and reason, however deep it stands', () => {
    const journey = (status: string, message?: string) => ({
      projectName: 'phone',
      status,
      results: [{ error: { message } }],
    });
    const specs = [
      { title: 'it opens', file: 'a.spec.ts', tests: [journey('expected')] },
      {
        title: 'it closes',
        file: 'a.spec.ts',
        tests: [journey('unexpected', '\u001b[31mlate\u001b[39m\nat 1')],
      },
    ];
    const counts = playwright(1, { expected: 1, unexpected: 1 }, [], [{ specs: [], suites: [{ specs }] }]);
    expect(counts.notes).toEqual(['failed: [phone] a.spec.ts > it closes: late', 'exit code 1']);
  });

  test('no test, an error outside of the tests or no report is a failure', () => {
    expect(playwright(0, {})).toMatchObject({ passed: 0, failed: 1 });
    const unloadable = { message: 'a file could not be loaded' };
    expect(playwright(1, { expected: 1 }, [unloadable])).toMatchObject({ passed: 1, failed: 1 });
    expect(countSuite('playwright', { exit: 1, stdout: '' })).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('json-line', () => {
  const jsonLine = (exit: number, stdout: string) => countSuite('json-line', { exit, stdout });

  test('the exit code decides, and the last line must be JSON', () => {
    expect(jsonLine(0, 'warming up\n{"p99":12}\n')).toMatchObject({ passed: 1, failed: 0 });
    expect(jsonLine(1, '{"p99":12}\n')).toMatchObject({ passed: 0, failed: 1 });
    expect(jsonLine(0, '{"p99":12}\ndone\n')).toMatchObject({ passed: 0, failed: 1 });
    expect(jsonLine(0, '')).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('the sum', () => {
  const counts = (passed: number, failed: number, skipped = 0) => ({ passed, failed, skipped, notes: ['x'] });

  test('adds up the suites', () => {
    const total = sumCounts([counts(1, 0), counts(40, 2, 3), counts(0, 1)], 100, 1320);
    expect(total).toEqual({ passed: 41, failed: 3, skipped: 3, notes: [] });
  });

  test('a run over its limit has failed, even if every test passed', () => {
    expect(sumCounts([counts(5, 0)], 1320, 1320)).toMatchObject({ passed: 5, failed: 0 });
    const late = sumCounts([counts(5, 0)], 1321, 1320);
    expect(late).toMatchObject({ passed: 5, failed: 1, notes: ['the run took 1321 s, more than 1320 s'] });
  });

  test('a run without results has failed', () => {
    expect(sumCounts([], 1, 1320)).toMatchObject({ passed: 0, failed: 1 });
    expect(sumCounts([counts(0, 0, 4)], 1, 1320)).toMatchObject({ passed: 0, failed: 1, skipped: 4 });
  });
});
