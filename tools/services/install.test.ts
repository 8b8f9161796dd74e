import { expect, test } from 'vitest';
import { ensureDebianPackages, type Need } from './install.ts';

/** A machine on which an installation brings what it names, unless it is named `ghost`. */
const machine = (isRoot: boolean, ...installed: string[]) => {
  const calls: string[] = [];
  const present = new Set(installed);
  const need = (name: string): Need => ({ package: name, isThere: () => present.has(name) });
  const aptGet = (...args: string[]): void => {
    calls.push(args.join(' '));
    for (const name of args) if (name !== 'ghost') present.add(name);
  };
  return { calls, need, isRoot, aptGet };
};

test('nothing is run when everything is there', () => {
  const fake = machine(true, 'a', 'b');
  ensureDebianPackages([fake.need('a'), fake.need('b')], fake);
  expect(fake.calls).toEqual([]);
});

test('root gets what is missing, and only that', () => {
  const fake = machine(true, 'a');
  ensureDebianPackages([fake.need('a'), fake.need('b'), fake.need('c')], fake);
  expect(fake.calls).toEqual(['update', 'install -y --no-install-recommends b c']);
});

test('others are told what to run', () => {
  const fake = machine(false, 'a');
  expect(() => ensureDebianPackages([fake.need('a'), fake.need('b')], fake)).toThrow(
    'This machine lacks b. As root, run: apt-get install --no-install-recommends b',
  );
  expect(fake.calls).toEqual([]);
});

test('a package that did not bring what we look for is a failure', () => {
  const fake = machine(true);
  expect(() => ensureDebianPackages([fake.need('ghost')], fake)).toThrow('still not found: ghost');
});
