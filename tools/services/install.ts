import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A Debian package, and a check for what we need from it, however it was installed. */
export type SystemPackage = { readonly package: string; readonly isInstalled: () => boolean };

const commandExists = (name: string): boolean =>
  (process.env.PATH ?? '').split(delimiter).some((dir) => existsSync(join(dir, name)));

const printsSomething = (command: string, ...args: string[]): boolean => {
  try {
    return execFileSync(command, args, { stdio: ['ignore', 'pipe', 'ignore'] }).length > 0;
  } catch {
    return false;
  }
};

export const postgresql: SystemPackage = {
  package: 'postgresql',
  isInstalled: () => globSync('/usr/lib/postgresql/*/bin/postgres').length > 0,
};
export const redis: SystemPackage = {
  package: 'redis-server',
  isInstalled: () => commandExists('redis-server'),
};
const chromium: SystemPackage = {
  package: 'chromium-headless-shell',
  isInstalled: () => commandExists('chromium-headless-shell'),
};
/** Generates load for measurements at little CPU cost of its own. */
export const wrk: SystemPackage = { package: 'wrk', isInstalled: () => commandExists('wrk') };
/** Puts the pictures of a film together. */
export const ffmpeg: SystemPackage = { package: 'ffmpeg', isInstalled: () => commandExists('ffmpeg') };
const fontconfig: SystemPackage = {
  package: 'fontconfig',
  isInstalled: () => commandExists('fc-list'),
};
/** Without one, Chromium draws boxes for Turkish letters, and screenshots would contain them. */
const turkishFont: SystemPackage = {
  package: 'fonts-noto-core',
  isInstalled: () => printsSomething('fc-list', ':lang=tr'),
};

/** Metric-compatible fallback until our web fonts load; without it the layout shifts. */
const fallbackFont: SystemPackage = {
  package: 'fonts-liberation',
  isInstalled: () => printsSomething('fc-list', 'Liberation Sans'),
};

/** What journeys and pictures need. */
export const browser: readonly SystemPackage[] = [chromium, fontconfig, turkishFont, fallbackFont];

type Machine = { readonly isRoot: boolean; readonly aptGet: (...args: string[]) => void };

const thisMachine: Machine = {
  isRoot: process.getuid?.() === 0,
  aptGet: (...args) => {
    console.log(`apt-get ${args.join(' ')}`);
    // Hides hundreds of lines of output; on failure the error contains stderr.
    execFileSync('apt-get', ['-o', 'DPkg::Lock::Timeout=120', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  },
};

const packageNames = (packages: readonly SystemPackage[]): string[] => packages.map((one) => one.package);
const findMissing = (packages: readonly SystemPackage[]): SystemPackage[] =>
  packages.filter((one) => !one.isInstalled());

/** Installs missing packages as root; as another user, fails with the command to run. */
export const ensureDebianPackages = (
  packages: readonly SystemPackage[],
  machine: Machine = thisMachine,
): void => {
  const missing = packageNames(findMissing(packages));
  if (missing.length === 0) return;
  if (!machine.isRoot) {
    const command = `apt-get install --no-install-recommends ${missing.join(' ')}`;
    throw new Error(`This machine lacks ${missing.join(', ')}. As root, run: ${command}`);
  }
  machine.aptGet('update');
  machine.aptGet('install', '-y', '--no-install-recommends', ...missing);
  const still = packageNames(findMissing(packages));
  if (still.length > 0) throw new Error(`Installed, but still not found: ${still.join(', ')}.`);
};
