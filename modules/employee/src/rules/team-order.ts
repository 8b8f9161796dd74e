import { fullName } from '@ayna/domain/names';

type TeamMember = {
  readonly state: {
    readonly code: string;
    readonly owner: boolean;
    readonly userSnapshot: { readonly name: string; readonly lastname: string };
  };
};

const turkishCollator = new Intl.Collator('tr');

const nameOf = ({ state: { userSnapshot } }: TeamMember): string => fullName(userSnapshot);

/** The owner first, then by name in Turkish order; employees with the same name in the order they were added. */
export const sortTeam = <T extends TeamMember>(team: readonly T[]): T[] =>
  team.toSorted(
    (a, b) =>
      Number(b.state.owner) - Number(a.state.owner) ||
      turkishCollator.compare(nameOf(a), nameOf(b)) ||
      (a.state.code < b.state.code ? -1 : 1),
  );
