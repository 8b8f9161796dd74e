import { spawnSync } from 'node:child_process';
import ts from 'typescript';

export type LintProblem = { readonly path: string; readonly rule: string; readonly message: string };

type Diagnostic = { readonly filename: string; readonly code: string; readonly message: string };
type Severities = Readonly<Record<string, unknown>>;
type Config = { readonly rules: Severities; readonly overrides: readonly { readonly rules: Severities }[] };

const CONFIG = '.oxlintrc.json';

/** `eslint(no-console)` is `no-console` in the configuration, `import(first)` is `import/first`. */
const toRuleName = (code: string): string =>
  code.replace(/^eslint\((.+)\)$/, '$1').replace(/^(.+)\((.+)\)$/, '$1/$2');

/** The rules that the configuration turns on by name, besides the categories. */
export const chosenRules = (): readonly string[] => {
  const { rules, overrides } = ts.readConfigFile(CONFIG, (path) => ts.sys.readFile(path)).config as Config;
  const chosen = [rules, ...overrides.map((override) => override.rules)].flatMap((some) =>
    Object.keys(some).filter((name) => some[name] !== 'off'),
  );
  return [...new Set(chosen)];
};

export const runOxlint = (folder: string, config = CONFIG): readonly LintProblem[] => {
  const { stdout, stderr } = spawnSync(
    'node_modules/.bin/oxlint',
    ['--type-aware', '--format', 'json', '--config', config, folder],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (!stdout.startsWith('{')) throw new Error(`oxlint failed to run: ${stdout}${stderr}`);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly Diagnostic[] };
  return diagnostics.map(({ filename, code, message }) => ({
    path: filename,
    rule: toRuleName(code),
    message,
  }));
};
