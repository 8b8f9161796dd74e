/** Less is a finger that slipped. */
const farEnough = 0.3;

export const leavesTheScreen = (pulled: number, height: number): boolean =>
  height > 0 && pulled / height >= farEnough;
