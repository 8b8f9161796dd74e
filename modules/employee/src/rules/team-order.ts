type Named = {
  readonly state: {
    readonly code: string;
    readonly owner: boolean;
    readonly userSnapshot: { readonly name: string; readonly lastname: string };
  };
};

const turkish = new Intl.Collator('tr');

const nameOf = ({ state: { userSnapshot } }: Named): string =>
  `${userSnapshot.name} ${userSnapshot.lastname}`;

/** The owner first, then by name as Turkish sorts; two of one name stay in the order they came. */
export const inTeamOrder = <T extends Named>(team: readonly T[]): T[] =>
  team.toSorted(
    (a, b) =>
      Number(b.state.owner) - Number(a.state.owner) ||
      turkish.compare(nameOf(a), nameOf(b)) ||
      (a.state.code < b.state.code ? -1 : 1),
  );
