const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Parses comma-separated codes of a query and drops what is no code. Null when the query names none. */
export const parseCodeList = (text: string | undefined): string[] | null =>
  text === undefined
    ? null
    : text
        .toLowerCase()
        .split(',')
        .map((piece) => piece.trim())
        .filter((piece) => uuid.test(piece));
