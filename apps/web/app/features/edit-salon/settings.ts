import type { FieldErrors } from '@ayna/contracts/core/refusal';

// What is typed lies over what is saved: a field nobody touched here follows what others save meanwhile.

/** What a field was when it was first touched, and what it is now. */
type Touched<Value> = { readonly was: Value; readonly now: Value };

export type Typed<Values> = { readonly [Key in keyof Values]?: Touched<Values[Key]> };

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const keysOf = <Values extends object>(typed: Typed<Values>): (keyof Values & string)[] =>
  Object.keys(typed) as (keyof Values & string)[];

export const valuesOf = <Values extends object>(saved: Values, typed: Typed<Values>): Values => {
  const entries = keysOf(typed).map((key) => [key, typed[key]?.now]);
  return { ...saved, ...(Object.fromEntries(entries) as Partial<Values>) };
};

export const withTyped = <Values extends object, Key extends keyof Values>(
  typed: Typed<Values>,
  saved: Values,
  key: Key,
  now: Values[Key],
): Typed<Values> => ({ ...typed, [key]: { was: typed[key] ? typed[key].was : saved[key], now } });

/** The fields that saving would change. */
export const changedIn = <Values extends object>(
  saved: Values,
  typed: Typed<Values>,
): readonly (keyof Values & string)[] => keysOf(typed).filter((key) => !same(typed[key]?.now, saved[key]));

/** Of those, the ones that somebody else has changed since they were touched. */
export const crossedIn = <Values extends object>(
  saved: Values,
  typed: Typed<Values>,
): readonly (keyof Values & string)[] =>
  changedIn(saved, typed).filter((key) => !same(typed[key]?.was, saved[key]));

/** What is wrong with the fields that are named: `openingHours.3.closeTime` is of `openingHours`. */
export const errorsOf = (wrong: FieldErrors, names: ReadonlySet<string>): FieldErrors =>
  Object.fromEntries(Object.entries(wrong).filter(([path]) => names.has(path.replace(/\..*/, ''))));
