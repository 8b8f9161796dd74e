import { PEOPLE } from './plant.ts';

// How requests go round the salons: so many desks at a time, each of which asks so many different things before
// others take their turn. That is how a desk works, so what the door remembers of people for a second is there when
// it is asked again, in a small world as in a large one; and nobody asks for the same twice.
const DESKS = 32;
const ASKED = 16;

/** Lua that sets, for the n-th request, `salon`, whose `token` it is, and how often this salon was asked before. */
export const deskOf = (salons: number): string => {
  const blocks = Math.floor(salons / DESKS);
  if (blocks === 0) throw new Error(`${salons} salons are too few for ${DESKS} desks`);
  return `
  local block = math.floor(n / ${DESKS * ASKED})
  local salon = block % ${blocks} * ${DESKS} + n % ${DESKS} + 1
  local round = math.floor(block / ${blocks}) * ${ASKED} + math.floor(n / ${DESKS}) % ${ASKED}
  token = tokens[salon % ${PEOPLE} + 1]`;
};
