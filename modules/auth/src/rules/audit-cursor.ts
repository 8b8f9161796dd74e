type Position = { readonly at: Date; readonly code: string };

/** The place of an entry in the log, as it stands in the query of the next page. */
export const toCursor = ({ at, code }: Position): string => `${at.getTime()}_${code}`;

export const parseCursor = (text: string): Position => {
  const [at = '', code = ''] = text.split('_');
  return { at: new Date(Number(at)), code };
};
