export type MemberRights = {
  readonly person: string;
  readonly groups: readonly string[];
  readonly active: boolean;
};

const isActiveAdministrator = ({ groups, active }: MemberRights): boolean =>
  active && groups.includes('Administrator');

/** Whether a salon that has an Administrator would have none. `groups` is null when the membership ends. */
export const removesLastAdministrator = (
  before: readonly MemberRights[],
  person: string,
  groups: readonly string[] | null,
): boolean => {
  const after = before
    .filter((one) => one.person !== person || groups !== null)
    .map((one) => (one.person === person ? { ...one, groups: groups ?? [] } : one));
  return before.some(isActiveAdministrator) && !after.some(isActiveAdministrator);
};

/** Sorted and without duplicates, so that equal rights are equal lists. */
export const normalizeGroups = (groups: readonly string[]): string[] => [...new Set(groups)].toSorted();
