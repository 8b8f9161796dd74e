export type Strength = 0 | 1 | 2 | 3 | 4;

const classes = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];

/** The same over and over, or a run off the keyboard: long and yet the first guess. */
const isPlain = (password: string): boolean =>
  new Set(password).size < 5 || /^(?:1234567890|qwerty|abcdefg)/i.test(password);

/** From nothing typed to very strong. Length counts most; below ten nothing is taken at all. */
export const strengthOf = (password: string): Strength => {
  if (password === '') return 0;
  if (password.length < 10 || isPlain(password)) return 1;
  const kinds = classes.filter((kind) => kind.test(password)).length;
  const points = (password.length >= 12 ? 1 : 0) + (password.length >= 16 ? 1 : 0) + (kinds >= 3 ? 1 : 0);
  return points >= 2 ? 4 : points === 1 ? 3 : 2;
};
