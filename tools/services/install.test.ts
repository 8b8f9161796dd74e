import { expect, test } from 'vitest';
import { ensureDebianPackages, type SystemPackage } from './install.ts';

/** A fake machine: apt-get installs every package except `ghost`. */
const machine = (isRoot: boolean, ...installed: string[]) => {
  const calls: string[] = [];
  const present = new Set(installed);
  const systemPackage = (name: string): SystemPackage => ({
    package: name,
    isInstalled: () => present.has(name),
  });
  const aptGet = (...args: string[]): void => {
    calls.push(args.join(' '));
    for (const name of args) if (name !== 'ghost') present.add(name);
  };
  return { calls, package: systemPackage, isRoot, aptGet };
};

test('runs nothing if everything is installed', () => {
  const fake = machine(true, 'a', 'b');
  ensureDebianPackages([fake.package('a'), fake.package('b')], fake);
  expect(fake.calls).toEqual([]);
});

test('as root, installs only what is missing', () => {
  const fake = machine(true, 'a');
  ensureDebianPackages([fake.package('a'), fake.package('b'), fake.package('c')], fake);
  expect(fake.calls).toEqual(['update', 'install -y --no-install-recommends b c']);
});

test('as another user, fails with the command to run', () => {
  const fake = machine(false, 'a');
  expect(() => ensureDebianPackages([fake.package('a'), fake.package('b')], fake)).toThrow(
    'This machine lacks b. As root, run: apt-get install --no-install-recommends b',
  );
  expect(fake.calls).toEqual([]);
});

test('fails if an installed package does not bring what we need', () => {
  const fake = machine(true);
  expect(() => ensureDebianPackages([fake.package('ghost')], fake)).toThrow('still not found: ghost');
});
