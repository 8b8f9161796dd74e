import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';

export type Breach = { readonly path: string; readonly rule: string; readonly to: string };

const config = new URL('../../.dependency-cruiser.mjs', import.meta.url).pathname;

export const wallNames = async (): Promise<readonly string[]> => {
  const { ruleSet } = await extractDepcruiseOptions(config);
  return [...new Set(ruleSet?.forbidden?.map(({ name }) => name ?? 'a wall without a name'))];
};

const breaches = async (folder: string, changes: ICruiseOptions): Promise<readonly Breach[]> => {
  const { output } = await cruise([folder], { ...(await extractDepcruiseOptions(config)), ...changes });
  // Not the summary: it names only one file of a circle.
  return (output as ICruiseResult).modules.flatMap(({ source, dependencies }) =>
    dependencies.flatMap(({ resolved, rules = [] }) =>
      rules.map(({ name }) => ({ path: source, rule: name, to: resolved })),
    ),
  );
};

export const breachesInTree = async (): Promise<readonly Breach[]> => breaches('.', {});

/** Looks also where the usual run does not. */
export const breachesBelow = async (folder: string): Promise<readonly Breach[]> =>
  (await breaches(folder, { exclude: '' })).filter(({ path }) => path.startsWith(`${folder}/`));
