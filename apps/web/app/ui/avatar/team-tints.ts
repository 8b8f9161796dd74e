import { createContext, use } from 'react';
import { tintCount, tintOf } from './person.ts';

/**
 * A tint for each of a team: of those that are used least the first from their own on, so that up to six people never
 * share one. Those who came first choose first: codes are in the order of time, so a newcomer changes nobody's tint, and
 * somebody who leaves only those of people who came later.
 */
export const tintsOfTeam = (codes: readonly string[]): ReadonlyMap<string, number> => {
  const uses = Array.from({ length: tintCount }, () => 0);
  const tints = new Map<string, number>();
  for (const code of [...new Set(codes)].toSorted()) {
    const own = tintOf(code);
    const fewest = Math.min(...uses);
    const steps = Array.from({ length: tintCount }, (_, step) => (own + step) % tintCount);
    const tint = steps.find((one) => uses[one] === fewest) ?? own;
    uses[tint] = fewest + 1;
    tints.set(code, tint);
  }
  return tints;
};

/** The tints of the salon's team on its own screens; elsewhere everybody has their own. */
export const TeamTintsContext = createContext<ReadonlyMap<string, number>>(new Map());

/** The tint of a person, by their code or name. */
export const useTint = (seed: string): number => use(TeamTintsContext).get(seed) ?? tintOf(seed);
