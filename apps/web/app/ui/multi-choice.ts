type Press = {
  readonly id: string;
  /** Adds to the choice, or takes out of it, instead of replacing it. */
  readonly isAdding: boolean;
};

/** What is chosen after a press on one of a list. An empty choice is everything, and so is `all`. */
export const nextChoice = (
  chosen: readonly string[],
  { id, isAdding }: Press,
  all: string,
): readonly string[] => {
  if (id === all) return [];
  if (!isAdding) return [id];
  return chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
};
