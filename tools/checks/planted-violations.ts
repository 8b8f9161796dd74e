import { globSync, readFileSync } from 'node:fs';

/** For each file, the rules it breaks. */
export type RulesByFile = Readonly<Record<string, readonly string[]>>;

type Report = { readonly path: string; readonly rule: string };

/** What planted files declare in their first line, `// violates: rule, rule`. Valid files declare nothing and are left out. */
export const plantedViolations = (folder: string): RulesByFile => {
  const entries = globSync(`${folder}/**/*.{ts,tsx}`).map((path) => {
    const rules = /^\/\/ violates: (.+)/.exec(readFileSync(path, 'utf8'))?.[1]?.split(', ').toSorted();
    return [path, rules] as const;
  });
  return Object.fromEntries(entries.flatMap(([path, rules]) => (rules ? [[path, rules]] : [])));
};

/** The reports of a checker, each rule once per file. */
export const groupByFile = (reports: readonly Report[]): RulesByFile => {
  const byPath = Map.groupBy(reports, ({ path }) => path);
  const entries = [...byPath].map(([path, some]) => [
    path,
    [...new Set(some.map(({ rule }) => rule))].toSorted(),
  ]);
  return Object.fromEntries(entries) as RulesByFile;
};

/** The rules that no planted file breaks, so nothing shows that they can fail. */
export const rulesWithoutFixture = (rules: readonly string[], planted: RulesByFile): readonly string[] => {
  const covered = new Set(Object.values(planted).flat());
  return rules.filter((rule) => !covered.has(rule));
};
