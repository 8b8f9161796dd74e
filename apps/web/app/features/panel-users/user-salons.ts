import type { ListedUser } from '../../data/users.ts';

type Title = { readonly name: string; readonly title: string };

/** The whole of what somebody may do is said first; it makes the rest superfluous. */
const fullRights = 'Administrator';

/** The salons of a page of users, each once, in one order: the same page asks the same. */
export const salonCodes = (users: readonly Pick<ListedUser, 'salons'>[]): readonly string[] =>
  [...new Set(users.flatMap(({ salons }) => salons.map(({ salonCode }) => salonCode)))].toSorted();

/** A salon's code is told apart by its end: what begins together was made together. */
export const shortCode = (code: string): string => code.slice(-6);

/** What a person may do in a salon, in the words of the groups; one without a title keeps its name. */
export const groupTitles = (
  groups: ListedUser['salons'][number]['groups'],
  titles: readonly Title[],
): readonly string[] => {
  const ownTitles = groups.includes(fullRights) ? [fullRights] : groups;
  return ownTitles.map((group) => titles.find(({ name }) => name === group)?.title ?? group);
};
