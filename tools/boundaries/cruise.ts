import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';

export type Violation = { readonly path: string; readonly rule: string; readonly to: string };

const config = new URL('../../.dependency-cruiser.mjs', import.meta.url).pathname;

export const boundaryNames = async (): Promise<readonly string[]> => {
  const { ruleSet } = await extractDepcruiseOptions(config);
  return [...new Set(ruleSet?.forbidden?.map(({ name }) => name ?? 'unnamed boundary'))];
};

/** Includes the folders that the configuration excludes. */
export const violationsInFolder = async (folder: string): Promise<readonly Violation[]> => {
  const { output } = await cruise([folder], { ...(await extractDepcruiseOptions(config)), exclude: '' });
  // Reads the modules and not the summary, which names only one file of a cycle.
  const violations = (output as ICruiseResult).modules.flatMap(({ source, dependencies }) =>
    dependencies.flatMap(({ resolved, rules = [] }) =>
      rules.map(({ name }) => ({ path: source, rule: name, to: resolved })),
    ),
  );
  return violations.filter(({ path }) => path.startsWith(`${folder}/`));
};
