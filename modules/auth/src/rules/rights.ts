export type Held = { readonly person: string; readonly groups: readonly string[]; readonly active: boolean };

const administers = ({ groups, active }: Held): boolean => active && groups.includes('Administrator');

/** A salon that had an Administrator would have none; groups are null where the membership ends. */
export const leavesNoAdministrator = (
  held: readonly Held[],
  person: string,
  groups: readonly string[] | null,
): boolean => {
  const after = held
    .filter((one) => one.person !== person || groups !== null)
    .map((one) => (one.person === person ? { ...one, groups: groups ?? [] } : one));
  return held.some(administers) && !after.some(administers);
};

/** In one order and each once, so that the same rights are always the same list. */
export const tidyGroups = (groups: readonly string[]): string[] => [...new Set(groups)].toSorted();
