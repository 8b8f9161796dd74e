import type { Rule } from '../problem.ts';

const inModule = /^(?:modules|fixtures)\/(?!contracts\/|host\/)[^/]+\/src\/(.+)$/;
const rooms =
  /^(?:(?:index|routes|listeners|schedules|copies|texts)[.]ts$|(?:actions|rules|store|outside)\/)/;

/** A room the walls do not know would be a room without walls. */
export const knownRooms: Rule = (path) => {
  const inside = inModule.exec(path)?.[1];
  return inside === undefined || rooms.test(inside)
    ? []
    : [{ line: 1, message: 'no such room: give it a wall in tools/walls/module-walls.ts first' }];
};
