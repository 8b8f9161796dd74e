import type { Rule } from '../problem.ts';

const inModule = /^(?:modules|fixtures)\/(?!contracts\/|host\/)[^/]+\/src\/(.+)$/;
const knownPaths =
  /^(?:(?:index|routes|listeners|schedules|copies|figures|personal-data|texts)[.]ts$|(?:actions|rules|store|providers)\/)/;

/** No boundary would apply to a folder that tools/boundaries does not know. */
export const knownFolders: Rule = (path) => {
  const pathInSource = inModule.exec(path)?.[1];
  return pathInSource === undefined || knownPaths.test(pathInSource)
    ? []
    : [{ line: 1, message: 'unknown folder: add a boundary to tools/boundaries/module-boundaries.ts first' }];
};
