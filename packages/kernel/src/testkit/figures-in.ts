/**
 * The names of the planted figures that a response contains. Plant figures that occur nowhere else, and a response shows
 * whose money a person sees, in whichever field it stands.
 */
export const figuresIn = <Name extends string>(
  text: string,
  figures: Readonly<Record<Name, number>>,
): Name[] => {
  const numbers = new Set(text.match(/\d+(\.\d+)?/g));
  return (Object.keys(figures) as Name[]).filter((name) => numbers.has(String(figures[name])));
};
