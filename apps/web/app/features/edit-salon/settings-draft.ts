import type { FieldErrors } from '@ayna/contracts/core/refusal';

// What is typed lies over what is saved: a field nobody touched here follows what others save meanwhile.

/** What a field was when it was first touched, and what it is now. */
type Edit<Value> = { readonly was: Value; readonly now: Value };

export type Edits<Values> = { readonly [Key in keyof Values]?: Edit<Values[Key]> };

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const keysOf = <Values extends object>(edits: Edits<Values>): (keyof Values & string)[] =>
  Object.keys(edits) as (keyof Values & string)[];

export const valuesOf = <Values extends object>(saved: Values, edits: Edits<Values>): Values => {
  const entries = keysOf(edits).map((key) => [key, edits[key]?.now]);
  return { ...saved, ...(Object.fromEntries(entries) as Partial<Values>) };
};

export const withEdit = <Values extends object, Key extends keyof Values>(
  edits: Edits<Values>,
  saved: Values,
  key: Key,
  now: Values[Key],
): Edits<Values> => ({ ...edits, [key]: { was: edits[key] ? edits[key].was : saved[key], now } });

/** The fields that saving would change. */
export const changedFields = <Values extends object>(
  saved: Values,
  edits: Edits<Values>,
): readonly (keyof Values & string)[] => keysOf(edits).filter((key) => !same(edits[key]?.now, saved[key]));

/** Of those, the ones that somebody else has changed since they were touched. */
export const conflictingFields = <Values extends object>(
  saved: Values,
  edits: Edits<Values>,
): readonly (keyof Values & string)[] =>
  changedFields(saved, edits).filter((key) => !same(edits[key]?.was, saved[key]));

/** What is wrong with the fields that are named: `openingHours.3.closeTime` is of `openingHours`. */
export const errorsIn = (errors: FieldErrors, names: ReadonlySet<string>): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => names.has(path.replace(/\..*/, ''))));
