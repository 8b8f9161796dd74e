import { CallError } from '@ayna/contracts/core/client';
import { expect, test } from 'vitest';
import { changedFields, conflictingFields, createFormStore, errorsIn, valuesOf } from './form-store.ts';

type Values = { name: string; days: number; hours: { day: string }[] };
const saved: Values = { name: 'Nehir', days: 60, hours: [{ day: 'Monday' }] };

const start = () => createFormStore<Values, string>();
const editsOf = (...changes: Partial<Values>[]) => {
  const store = start();
  for (const change of changes) store.set(saved, change);
  return store.read().edits;
};
const passes = (value: Values) => ({ value });

test('edits lie over what is saved, and the other fields follow what others save', () => {
  const edits = editsOf({ name: 'Nehir Saç' });
  expect(valuesOf({ ...saved, days: 90 }, edits)).toEqual({ ...saved, name: 'Nehir Saç', days: 90 });
});

test('what is typed back is no change', () => {
  expect(changedFields(saved, editsOf({ name: 'x' }, { name: 'Nehir' }))).toEqual([]);
  expect(changedFields(saved, editsOf({ hours: [{ day: 'Monday' }] }))).toEqual([]);
});

test('an edited field that others changed meanwhile conflicts, unless they made it the same', () => {
  const store = start();
  store.set(saved, { name: 'Nehir Saç', days: 30 });
  const { edits } = store.read();
  expect(conflictingFields(saved, edits)).toEqual([]);
  expect(conflictingFields({ ...saved, name: 'Başka' }, edits)).toEqual(['name']);
  expect(conflictingFields({ ...saved, name: 'Nehir Saç' }, edits)).toEqual([]);
  // Edited again after the other change: what it was at the first edit still counts.
  store.set({ ...saved, name: 'Başka' }, { name: 'Nehir Saç Atölyesi' });
  expect(conflictingFields({ ...saved, name: 'Başka' }, store.read().edits)).toEqual(['name']);
});

test('errors are those of the fields that are meant, however deep', () => {
  const wrong = { name: 'a', 'hours.0.day': 'b', 'hoursOf.x': 'c' };
  expect(errorsIn(wrong, (field) => field === 'hours')).toEqual({ 'hours.0.day': 'b' });
});

test('a field that was passed by without an edit is not told of', () => {
  const store = start();
  store.leave('name');
  expect(store.read().left.size).toBe(0);
  store.set(saved, { name: '' });
  store.leave('name');
  expect([...store.read().left]).toEqual(['name']);
});

test('what was edited last is sent, and never twice at once', async () => {
  const store = start();
  const bodies: Values[] = [];
  let finish: (result: string) => void = () => undefined;
  const send = (body: Values) => {
    bodies.push(body);
    return new Promise<string>((resolve) => {
      finish = resolve;
    });
  };
  store.set(saved, { days: 30 });
  const first = store.submit({ saved, parse: passes, send });
  const second = store.submit({ saved, parse: passes, send });
  expect(store.read().isSending).toBe(true);
  finish('done');
  await Promise.all([first, second]);
  expect(bodies).toEqual([{ ...saved, days: 30 }]);
  expect(store.read()).toMatchObject({ isSending: false, sent: { result: 'done' } });
  store.set(saved, { days: 31 });
  expect(store.read().sent).toBeUndefined();
});

test('what the schema refuses is not sent, and asks for the focus', async () => {
  const store = start();
  await store.submit({
    saved,
    parse: () => ({ fields: { name: 'Ad gerekli' } }),
    send: () => Promise.reject(new Error('sent')),
  });
  expect(store.read()).toMatchObject({ isSubmitted: true, rejections: 1, failure: undefined });
});

test('what the server refuses stands at its field until that is edited', async () => {
  const store = start();
  const refusal = new CallError(422, {
    code: 'invalid-fields',
    message: 'Bazı alanlar hatalı.',
    fields: { 'general.name': 'Alınmış', 'general.hours.0.day': 'Kapalı', version: 'Eski' },
  });
  await store.submit({ saved, parse: passes, send: () => Promise.reject(refusal), bodyKey: 'general' });
  expect(store.read()).toMatchObject({
    isSending: false,
    failure: 'Bazı alanlar hatalı.',
    serverErrors: { name: 'Alınmış', 'hours.0.day': 'Kapalı' },
    rejections: 1,
  });
  expect(store.read().serverErrors).not.toHaveProperty('version');
  store.set(saved, { hours: [] });
  expect(store.read()).toMatchObject({ failure: undefined, serverErrors: { name: 'Alınmış' } });
});

test('a bug while sending is told and thrown on', async () => {
  const store = start();
  const submission = store.submit({ saved, parse: passes, send: () => Promise.reject(new Error('bug')) });
  await expect(submission).rejects.toThrow('bug');
  expect(store.read()).toMatchObject({ isSending: false });
  expect(store.read().failure).toBeTruthy();
});
