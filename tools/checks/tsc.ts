import { spawnSync } from 'node:child_process';

export type CompileError = { readonly path: string; readonly rule: string };

/** The native compiler's errors for one project; `rule` is the error code, such as TS2345. */
export const findTypeErrors = (project: string): readonly CompileError[] => {
  const { stdout } = spawnSync('node_modules/.bin/tsc', ['--project', project, '--pretty', 'false'], {
    encoding: 'utf8',
  });
  return [...stdout.matchAll(/^(.+?)\(\d+,\d+\): error (TS\d+):/gm)].map(([, path = '', rule = '']) => ({
    path,
    rule,
  }));
};
