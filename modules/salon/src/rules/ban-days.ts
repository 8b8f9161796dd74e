/** A ban is in force through its last day; without one it never ends. */
export const isInForceOn = ({ until }: { readonly until: string | null }, day: string): boolean =>
  until === null || day <= until;
