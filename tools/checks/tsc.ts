import { spawnSync } from 'node:child_process';

export type CompileError = { readonly path: string; readonly rule: string };

/** The errors of one project, by the native compiler; `rule` is the code, such as TS2345. */
export const typeErrors = (project: string): readonly CompileError[] => {
  const { stdout } = spawnSync('node_modules/.bin/tsc', ['--project', project, '--pretty', 'false'], {
    encoding: 'utf8',
  });
  return [...stdout.matchAll(/^(.+?)\(\d+,\d+\): error (TS\d+):/gm)].map(([, path = '', rule = '']) => ({
    path,
    rule,
  }));
};
