import type { ModuleCalls } from './call-boundaries.ts';

/** The first cycle among the declared calls, from a module back to itself; undefined if there is none. */
export const findCycle = (calls: ModuleCalls): readonly string[] | undefined => {
  const acyclic = new Set<string>();

  const visit = (caller: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(caller)) return [...path.slice(path.indexOf(caller)), caller];
    if (acyclic.has(caller)) return undefined;
    for (const called of calls[caller] ?? []) {
      const cycle = visit(called, [...path, caller]);
      if (cycle) return cycle;
    }
    acyclic.add(caller);
    return undefined;
  };

  for (const caller of Object.keys(calls)) {
    const cycle = visit(caller, []);
    if (cycle) return cycle;
  }
  return undefined;
};
