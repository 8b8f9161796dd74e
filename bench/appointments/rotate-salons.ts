import { PEOPLE } from './insert-salons.ts';

// How requests rotate over the salons: 32 salons at a time, each with 16 different requests before the next 32 follow.
// A reception works like that, so the one-second cache of sessions is warm for a repeated caller in a small dataset
// as in a large one. No request is sent twice.
const SALONS_AT_ONCE = 32;
const REQUESTS_PER_TURN = 16;

/** Lua that sets, for the n-th request, `salon`, its `token`, and `round`: how many requests this salon had before. */
export const rotateSalons = (salons: number): string => {
  const blocks = Math.floor(salons / SALONS_AT_ONCE);
  if (blocks === 0) throw new Error(`rotateSalons: ${salons} salons are fewer than ${SALONS_AT_ONCE}`);
  return `
  local block = math.floor(n / ${SALONS_AT_ONCE * REQUESTS_PER_TURN})
  local salon = block % ${blocks} * ${SALONS_AT_ONCE} + n % ${SALONS_AT_ONCE} + 1
  local round = math.floor(block / ${blocks}) * ${REQUESTS_PER_TURN} + math.floor(n / ${SALONS_AT_ONCE}) % ${REQUESTS_PER_TURN}
  token = tokens[salon % ${PEOPLE} + 1]`;
};
