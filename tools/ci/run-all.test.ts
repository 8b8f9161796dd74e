import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { isAlive, waitUntil } from '../services/processes.ts';
import { runAll } from './run-all.ts';
import type { Suite } from './suites.ts';

const dir = mkdtempSync(join(tmpdir(), 'ayna-test-'));
afterAll(() => rmSync(dir, { recursive: true }));

let written: MockInstance<typeof process.stdout.write>;
beforeEach(() => {
  written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => written.mockRestore());
const log = (): string => written.mock.calls.map(([text]) => String(text)).join('');

const node = (name: string, script: string, more: Partial<Suite> = {}): Suite => ({
  name,
  command: [process.execPath, '-e', script],
  resultFormat: 'checks',
  ...more,
});
const run = async (suites: readonly Suite[], signal = new AbortController().signal) => {
  const lines = await runAll(suites, { dir, env: { ...process.env, SEEN: 'in the suite' }, signal });
  return lines.map(({ name, counts }) => [name, counts.passed, counts.failed]);
};

test('a failure does not stop the next suite', async () => {
  const suites = [node('bad', 'process.exit(3)'), node('good', '')];
  expect(await run(suites)).toEqual([
    ['bad', 0, 1],
    ['good', 1, 0],
  ]);
  expect(log()).toContain('exit code 3');
});

test('neighbors that may run beside each other do, the others wait, and the order of results stays', async () => {
  const file = (name: string): string => JSON.stringify(join(dir, name));
  const waitFor = (name: string): string =>
    `const { existsSync, writeFileSync } = require('node:fs');
     const until = Date.now() + 5000;
     while (!existsSync(${file(name)})) if (Date.now() > until) process.exit(1);`;
  const touch = (name: string): string => `require('node:fs').writeFileSync(${file(name)}, '');`;
  const mayMeet = { besideOthers: true } as const;
  const suites = [
    node('first', touch('first') + waitFor('second'), mayMeet),
    node('second', touch('second') + waitFor('first'), mayMeet),
    node('alone', `${touch('alone')} process.exit(require('node:fs').existsSync(${file('late')}) ? 1 : 0)`),
    node('late', touch('late'), mayMeet),
  ];
  expect(await run(suites)).toEqual(suites.map(({ name }) => [name, 1, 0]));
});

test('shows the whole output of a failure in order, and the last lines of a success', async () => {
  const chatter = 'for (let i = 1; i <= 40; i++) (i % 2 ? console.log : console.error)("line " + i + ".");';
  await run([node('good', chatter)]);
  expect(log()).not.toContain('line 1.');
  expect(log()).toContain('line 40.');
  await run([node('bad', `${chatter} process.exitCode = 1`)]);
  expect(log()).toContain('  | line 1.\n  | line 2.\n  | line 3.');
});

test('a command that does not exist has failed', async () => {
  const gone: Suite = { name: 'gone', command: ['no-such-command'], resultFormat: 'checks' };
  expect(await run([gone])).toEqual([['gone', 0, 1]]);
});

test('suites get the environment, and a JSON line is found next to noise on stderr', async () => {
  const script = 'console.log(JSON.stringify(process.env.SEEN)); console.error("noise")';
  expect(await run([node('figures', script, { resultFormat: 'json-line' })])).toEqual([['figures', 1, 0]]);
  expect(log()).toContain('"in the suite"');
});

test("an older run's report is not counted", async () => {
  const report = join(dir, 'old.json');
  const old = { testResults: [{ name: 'a', status: 'passed', assertionResults: [{ status: 'passed' }] }] };
  writeFileSync(report, JSON.stringify(old));
  expect(await run([node('stale', '', { resultFormat: 'vitest', report })])).toEqual([['stale', 0, 1]]);
});

test('a process that a suite left running neither delays the run nor survives', async () => {
  const script = `
    const child = require('node:child_process').spawn('sleep', ['60'], { stdio: 'inherit' });
    console.log('leftover: ' + child.pid); process.exit()`;
  expect(await run([node('leaky', script)])).toEqual([['leaky', 1, 0]]);
  const pid = Number(/leftover: (\d+)/.exec(log())?.[1]);
  expect(await waitUntil(() => !isAlive(pid), 2000)).toBe(true);
});

test('when the run must end, the running suite is stopped and the others count as failures', async () => {
  const end = new AbortController();
  setTimeout(() => end.abort('stopped by SIGTERM'), 300);
  const suites = [node('endless', 'setInterval(() => {}, 1000)'), node('next', '')];
  expect(await run(suites, end.signal)).toEqual([
    ['endless', 0, 1],
    ['next', 0, 1],
  ]);
  expect(log()).toContain('not run: stopped by SIGTERM');
});
