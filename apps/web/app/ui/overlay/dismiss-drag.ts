/** Less is a finger that slipped. */
const dismissRatio = 0.3;

export const isDismissed = (distance: number, height: number): boolean =>
  height > 0 && distance / height >= dismissRatio;
