import { expect, test } from 'vitest';
import {
  changedFields,
  conflictingFields,
  type Edits,
  errorsIn,
  valuesOf,
  withEdit,
} from './settings-draft.ts';

type Values = { name: string; days: number; hours: { day: string }[] };
const saved: Values = { name: 'Nehir', days: 60, hours: [{ day: 'Monday' }] };
const none: Edits<Values> = {};

test('what is typed lies over what is saved, and the rest follows the server', () => {
  const typed = withEdit(none, saved, 'name', 'Nehir Saç');
  expect(valuesOf({ ...saved, days: 90 }, typed)).toEqual({ ...saved, name: 'Nehir Saç', days: 90 });
});

test('what is typed back is no change', () => {
  const typed = withEdit(withEdit(none, saved, 'name', 'x'), saved, 'name', 'Nehir');
  expect(changedFields(saved, typed)).toEqual([]);
  const hours = withEdit(none, saved, 'hours', [{ day: 'Monday' }]);
  expect(changedFields(saved, hours)).toEqual([]);
});

test('a field that others changed meanwhile is crossed, unless they made it the same', () => {
  const typed = withEdit(withEdit(none, saved, 'name', 'Nehir Saç'), saved, 'days', 30);
  expect(conflictingFields(saved, typed)).toEqual([]);
  expect(conflictingFields({ ...saved, name: 'Başka' }, typed)).toEqual(['name']);
  expect(conflictingFields({ ...saved, name: 'Nehir Saç' }, typed)).toEqual([]);
  // Typed on after the other change: what it was when it was first touched still counts.
  const on = withEdit(typed, { ...saved, name: 'Başka' }, 'name', 'Nehir Saç Atölyesi');
  expect(conflictingFields({ ...saved, name: 'Başka' }, on)).toEqual(['name']);
});

test('errors are those of the fields that are asked for, however deep', () => {
  const wrong = { name: 'a', 'hours.0.day': 'b', 'hoursOf.x': 'c' };
  expect(errorsIn(wrong, new Set(['hours']))).toEqual({ 'hours.0.day': 'b' });
});
