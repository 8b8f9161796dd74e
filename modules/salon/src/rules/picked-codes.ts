const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Codes as a query lists them, with commas; what is no code names no salon. Null where none were asked for. */
export const pickedCodes = (text: string | undefined): string[] | null =>
  text === undefined
    ? null
    : text
        .toLowerCase()
        .split(',')
        .map((piece) => piece.trim())
        .filter((piece) => uuid.test(piece));
