import { globSync, readFileSync } from 'node:fs';

/** For each file, the rules it breaks. */
export type Broken = Readonly<Record<string, readonly string[]>>;

type Report = { readonly path: string; readonly rule: string };

/** What the files themselves say: `// red: rule, rule` in the first line. The innocent ones stay out. */
export const plantedIn = (folder: string): Broken => {
  const named = globSync(`${folder}/**/*.{ts,tsx}`).map((path) => {
    const rules = /^\/\/ red: (.+)/.exec(readFileSync(path, 'utf8'))?.[1]?.split(', ').toSorted();
    return [path, rules] as const;
  });
  return Object.fromEntries(named.flatMap(([path, rules]) => (rules ? [[path, rules]] : [])));
};

/** What a checker says, each rule once per file. */
export const broken = (reports: readonly Report[]): Broken => {
  const byPath = Map.groupBy(reports, ({ path }) => path);
  const named = [...byPath].map(([path, some]) => [
    path,
    [...new Set(some.map(({ rule }) => rule))].toSorted(),
  ]);
  return Object.fromEntries(named) as Broken;
};

/** The rules that no planted file breaks: nobody has ever seen them fail. */
export const unplanted = (rules: readonly string[], planted: Broken): readonly string[] => {
  const seen = new Set(Object.values(planted).flat());
  return rules.filter((rule) => !seen.has(rule));
};
