/** As many as one list can show at once. The largest price lists we know of have about 200. */
const MAX_SERVICES = 500;

export const fitsServiceLimit = (added: number, current: number): boolean => current + added <= MAX_SERVICES;
