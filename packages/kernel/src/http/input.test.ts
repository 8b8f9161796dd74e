import { contract, post } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import { anyone } from '@ayna/contracts/core/who';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readInput } from './input.ts';

const anything = z.record(z.string(), z.unknown());

const { routes } = contract('paper', {
  write: post('/api/paper/:name', {
    who: anyone,
    summary: 'Writes anything',
    params: anything,
    query: anything,
    body: z.unknown(),
    response: z.unknown(),
  }),
});

const fieldsOf = (raw: object): unknown => {
  try {
    readInput(routes.write, raw);
    return null;
  } catch (error) {
    return error instanceof Refusal ? error.extra.fields : error;
  }
};

const nested = (depth: number): unknown => (depth === 0 ? 'x' : [nested(depth - 1)]);
const malformed = 'Bu alan beklenen biçimde değil. Yazdığınızı kontrol edin.';

test.each([
  ['a NUL in a body', { body: { note: 'a\0b' } }, { note: malformed }],
  ['a NUL in a list', { body: { tags: ['x', '\0'] } }, { 'tags.1': malformed }],
  ['a NUL in a path', { params: { name: '\0' } }, { name: malformed }],
  ['a NUL in a query', { query: { s: 'a\0' } }, { s: malformed }],
  ['a NUL in a key', { body: { '\0': 1 } }, { form: malformed }],
  ['the first half of a pair', { body: { note: '\ud83d' } }, { note: malformed }],
  ['the second half of a pair', { body: { note: '\ude00' } }, { note: malformed }],
  ['a body that is a text with a NUL', { body: '\0' }, { form: malformed }],
  ['both wrong parts together', { body: { a: '\0' }, query: { b: '\0' } }, { a: malformed, b: malformed }],
])('%s is refused with its field', (_, raw, fields) => {
  expect(fieldsOf(raw)).toEqual(fields);
});

test.each([
  ['Turkish letters and emoji', { body: { note: 'Çığ 😀\n\t' } }],
  ['ten levels', { body: nested(10) }],
])('%s are accepted', (_, raw) => {
  expect(fieldsOf(raw)).toBe(null);
});

test('a body as deep as it can be sent is refused, and not walked through', () => {
  let body: unknown = 'x';
  for (let level = 0; level < 500_000; level += 1) body = [body];
  expect(fieldsOf({ body })).toEqual({ '0.0.0': malformed });
});
