// pnpm supply-chain: writes the bill of materials (build/sbom.json, CycloneDX) and checks licences, known
// vulnerabilities and secrets in the files.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Component, findForeignLicences } from './licences.ts';

const root = join(import.meta.dirname, '../..');
const sbom = join(root, 'build/sbom.json');

const run = (...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync('pnpm', args, { cwd: root, encoding: 'utf8' });
  return { ok: status === 0, output: `${stdout}${stderr}` };
};

type Check = { readonly name: string; readonly problems: readonly string[]; readonly summary: string };

const checkLicences = (): Check => {
  mkdirSync(join(root, 'build'), { recursive: true });
  const { ok, output } = run('sbom', '--sbom-format=cyclonedx', '--sbom-type=application', `--out=${sbom}`);
  if (!ok) return { name: 'licences', problems: [output], summary: '' };
  const { components } = JSON.parse(readFileSync(sbom, 'utf8')) as { readonly components: Component[] };
  return {
    name: 'licences',
    problems: findForeignLicences(components),
    summary: `${components.length} packages in build/sbom.json`,
  };
};

/** Not every registry answers what it knows of vulnerabilities: a mirror may not. */
const checkAdvisories = (): Check => {
  const { ok, output } = run('audit', '--audit-level=high');
  const isAnswered = !output.includes('ERR_PNPM_AUDIT');
  return {
    name: 'advisories',
    problems: ok || !isAnswered ? [] : [output],
    summary: isAnswered ? 'none of level high or above' : 'not checked: this registry does not answer them',
  };
};

const checkSecrets = (): Check => {
  const { ok, output } = run('exec', 'secretlint', '--maskSecrets', '**/*');
  return { name: 'secrets', problems: ok ? [] : [output], summary: 'none in the files' };
};

const checks = [checkLicences(), checkAdvisories(), checkSecrets()];
for (const { name, problems, summary } of checks)
  console.log(problems.length > 0 ? `${name}:\n  ${problems.join('\n  ')}` : `${name}: ${summary}`);
process.exitCode = checks.every(({ problems }) => problems.length === 0) ? 0 : 1;
