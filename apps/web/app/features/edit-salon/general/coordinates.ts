export type Position = { readonly latitude: number; readonly longitude: number };

/** Eleven centimetres; a browser's own figures have twice as many places and no more truth. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

export const positionOf = ({ latitude, longitude }: Position): Position => ({
  latitude: rounded(latitude),
  longitude: rounded(longitude),
});

/** As maps write it and take it. */
export const coordinatesText = (position: Position | null): string =>
  position ? `${position.latitude}, ${position.longitude}` : '';

const figure = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
const pair = new RegExp(`^${figure}\\s*[,; ]\\s*${figure}$`);

/** What was typed or pasted from a map: null is nothing, undefined is no place on earth. */
export const positionIn = (typed: string): Position | null | undefined => {
  const text = typed.trim();
  if (text === '') return null;
  const [, latitude, longitude] = pair.exec(text) ?? [];
  if (latitude === undefined || longitude === undefined) return undefined;
  const position = positionOf({ latitude: Number(latitude), longitude: Number(longitude) });
  const isOnEarth = Math.abs(position.latitude) <= 90 && Math.abs(position.longitude) <= 180;
  return isOnEarth ? position : undefined;
};
