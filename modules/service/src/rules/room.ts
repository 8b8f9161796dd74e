/** What a list can show at once; the largest price lists we know of have about 200. */
const MOST_SERVICES = 500;

export const hasRoomFor = (more: number, held: number): boolean => held + more <= MOST_SERVICES;
