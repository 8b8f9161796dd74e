/** So near to the edge the calendar begins to move by itself. */
const ZONE_PX = 56;
const MAX_SPEED_PX = 16;

/** Pixels a frame: none in the middle, ever faster towards an edge and beyond it. */
export const scrollSpeed = (position: number, from: number, to: number): number => {
  const zone = Math.min(ZONE_PX, (to - from) / 4);
  const intoStart = from + zone - position;
  const intoEnd = position - (to - zone);
  const into = Math.min(Math.max(intoStart, intoEnd, 0) / zone, 1);
  const speed = Math.round(MAX_SPEED_PX * into * into);
  if (speed === 0) return 0;
  return intoStart > intoEnd ? -speed : speed;
};
