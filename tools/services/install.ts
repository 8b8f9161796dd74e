import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A Debian package and how to see that what we want of it is there, whoever installed it. */
export type Need = { readonly package: string; readonly isThere: () => boolean };

const commandExists = (name: string): boolean =>
  (process.env.PATH ?? '').split(delimiter).some((dir) => existsSync(join(dir, name)));

const printsSomething = (command: string, ...args: string[]): boolean => {
  try {
    return execFileSync(command, args, { stdio: ['ignore', 'pipe', 'ignore'] }).length > 0;
  } catch {
    return false;
  }
};

export const postgresql: Need = {
  package: 'postgresql',
  isThere: () => globSync('/usr/lib/postgresql/*/bin/postgres').length > 0,
};
export const redis: Need = { package: 'redis-server', isThere: () => commandExists('redis-server') };
export const chromium: Need = {
  package: 'chromium-headless-shell',
  isThere: () => commandExists('chromium-headless-shell'),
};
/** Load for measurements, from a process that costs little itself. */
export const wrk: Need = { package: 'wrk', isThere: () => commandExists('wrk') };
export const fontconfig: Need = { package: 'fontconfig', isThere: () => commandExists('fc-list') };
/** Without one, Chromium draws boxes for the Turkish letters, and a picture test would keep them. */
export const turkishFont: Need = {
  package: 'fonts-noto-core',
  isThere: () => printsSomething('fc-list', ':lang=tr'),
};

/** Stands in for our own faces until they come; without it the page would move when they do. */
export const standInFont: Need = {
  package: 'fonts-liberation',
  isThere: () => printsSomething('fc-list', 'Liberation Sans'),
};

type Machine = { readonly isRoot: boolean; readonly aptGet: (...args: string[]) => void };

const thisMachine: Machine = {
  isRoot: process.getuid?.() === 0,
  aptGet: (...args) => {
    console.log(`apt-get ${args.join(' ')}`);
    // Hundreds of lines that nobody reads when it works; when not, the error holds what it said.
    execFileSync('apt-get', ['-o', 'DPkg::Lock::Timeout=120', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  },
};

const namesOf = (needs: readonly Need[]): string[] => needs.map((need) => need.package);
const missingOf = (needs: readonly Need[]): Need[] => needs.filter((need) => !need.isThere());

/** Installs what is missing when we are root; otherwise says what to install, and fails. */
export const ensureDebianPackages = (needs: readonly Need[], machine: Machine = thisMachine): void => {
  const missing = namesOf(missingOf(needs));
  if (missing.length === 0) return;
  if (!machine.isRoot) {
    const command = `apt-get install --no-install-recommends ${missing.join(' ')}`;
    throw new Error(`This machine lacks ${missing.join(', ')}. As root, run: ${command}`);
  }
  machine.aptGet('update');
  machine.aptGet('install', '-y', '--no-install-recommends', ...missing);
  const still = namesOf(missingOf(needs));
  if (still.length > 0) throw new Error(`Installed, but still not found: ${still.join(', ')}.`);
};
