import type { Route } from '@ayna/contracts/core/contract';
import fc from 'fast-check';
import * as z from 'zod/mini';

// Inputs of a route: most of them valid, so that the handlers are reached, and some with one odd value in them.

/** Codes that exist in the database, by field name; `any` has all of them. */
export type KnownCodes = ReadonlyMap<string, readonly string[]>;

type Schema = z.core.JSONSchema.BaseSchema;

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

const deep = (depth: number): unknown => {
  let value: unknown = 'x';
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
};

const oddValues: readonly unknown[] = [
  null,
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'son\udc00',
  'x'.repeat(20_000),
  '0001-01-01',
  '9999-12-31',
  '2026-02-30',
  '0001-01-01T00:00:00',
  '9999-12-31T23:59:59',
  '2100-12-31T23:59:59',
  '24:00:00',
  '-1',
  '1e308',
  '99999999999999999999',
  -1,
  0,
  0.1,
  1e308,
  2_147_483_648,
  Number.MAX_SAFE_INTEGER,
  true,
  [],
  {},
  deep(1_000),
  Array.from({ length: 20_000 }, () => 'x'),
  JSON.parse('{"__proto__":{"admin":true},"constructor":1}'),
  '\u0130\u0131\u015e',
  '\u202e\u200b',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '%00',
  '../../etc/passwd',
  'constructor',
  '00000000-0000-0000-0000-000000000000',
];

const likelyTexts = [
  'Ayla',
  'Bir metin, on karakterden uzun.',
  '10:30:00',
  '2026-11',
  '123456',
  'genel-bakis',
];

const textByName: Readonly<Record<string, readonly string[]>> = {
  phone: ['+905321234567', '0532 123 45 67', '+4915123456789'],
  email: ['ornek@ornek.com', 'BIR.IKI+uc@ornek.com'],
  password: ['mavi-tren-bulut', 'on karakterden uzun'],
  code: ['123456'],
  district: ['Fatih'],
  month: ['2026-11', '11'],
  imageUrl: ['/api/File/image/01980000-0000-7000-8000-000000000000/m'],
  token: ['abcdefghijklmnopqrstuvwxyz'],
  path: ['deneme-salonu', 'baska-bir-adres'],
};

const dates = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const nearDates = fc
  .integer({ min: -40, max: 90 })
  .map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10));
const anyDate = fc.oneof({ weight: 4, arbitrary: nearDates }, dates);
const quarters = fc
  .integer({ min: 0, max: 95 })
  .map(
    (quarter) =>
      `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}:00`,
  );

const anyMoment = fc.tuple(anyDate, quarters).map(([date, time]) => `${date}T${time}`);

const patternsOf = (schema: Schema): RegExp[] =>
  [schema, ...(schema.allOf ?? []).filter(isSchema)].flatMap(({ pattern }) =>
    pattern === undefined ? [] : [new RegExp(pattern, 'u')],
  );

const codeOf = (name: string, known: KnownCodes): fc.Arbitrary<string> => {
  const any = known.get('any') ?? [];
  const own = known.get(name) ?? any;
  return fc.oneof(
    { weight: 6, arbitrary: own.length > 0 ? fc.constantFrom(...own) : fc.uuid() },
    any.length > 0 ? fc.constantFrom(...any) : fc.uuid(),
    fc.uuid(),
  );
};

const textOf = (schema: Schema, name: string, known: KnownCodes): fc.Arbitrary<string> => {
  if (schema.format === 'uuid') return codeOf(name, known);
  const patterns = patternsOf(schema);
  const { minLength = 0, maxLength = 200 } = schema;
  const fits = (text: string): boolean =>
    text.length >= minLength && text.length <= maxLength && patterns.every((pattern) => pattern.test(text));
  if (patterns.length > 0 && fits('2026-11-16')) return anyDate;
  if (patterns.length > 0 && fits('2026-11-16T10:30:00')) return anyMoment;
  const likely = [...(textByName[name] ?? []), ...likelyTexts].filter(fits);
  const made = fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + 60) });
  if (likely.length === 0) return patterns[0] ? fc.stringMatching(patterns[0]) : made;
  return patterns.length > 0
    ? fc.constantFrom(...likely)
    : fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...likely) }, made);
};

const numberOf = ({ type, multipleOf, ...bounds }: Schema): fc.Arbitrary<number> => {
  const min = Math.max(bounds.minimum ?? Number(bounds.exclusiveMinimum ?? -1_000), -1e9);
  const max = Math.min(bounds.maximum ?? 1_000_000, 1e9);
  const whole = fc.integer({ min: Math.ceil(min), max: Math.floor(max) });
  // Small ones are more likely, and the bounds themselves.
  const usual = fc.integer({ min: Math.ceil(min), max: Math.min(Math.floor(max), Math.ceil(min) + 40) });
  const edges = fc.constantFrom(Math.ceil(min), Math.floor(max));
  if (type === 'integer' || multipleOf === undefined) return fc.oneof(usual, whole, edges);
  return fc.oneof(usual, whole, edges, fc.constantFrom(min + 0.01, 349.9));
};

/** From the JSON schema of what a route reads, after its own conversions: a number in a query is a number here. */
const valueOf = (schema: Schema, name: string, known: KnownCodes): fc.Arbitrary<unknown> => {
  const options = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].filter(isSchema);
  if (options.length > 0) return fc.oneof(...options.map((option) => valueOf(option, name, known)));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  switch (schema.type) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).filter((field): field is [string, Schema] =>
        isSchema(field[1]),
      );
      return fc.record(Object.fromEntries(fields.map(([key, field]) => [key, valueOf(field, key, known)])), {
        requiredKeys: schema.required ?? [],
      });
    }
    case 'array':
      return isSchema(schema.items) && !Array.isArray(schema.items)
        ? fc.array(valueOf(schema.items, name, known), { minLength: schema.minItems ?? 0, maxLength: 3 })
        : fc.constant([]);
    case 'string':
      return textOf(schema, name, known);
    case 'number':
    case 'integer':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case undefined:
    default:
      // What a conversion made of a text has no schema: the only such field is an instant.
      return fc.constant(String(Date.now() - 60_000));
  }
};

/** Replaces the value at a random place of a tree; a place inside of it is as likely as the whole. */
const replaceSomewhere = (value: unknown, place: number, odd: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return odd;
  const keys = Object.keys(value);
  if (keys.length === 0 || place % (keys.length * 4 + 1) === 0) return odd;
  const key = keys[place % keys.length] as string;
  const inner = replaceSomewhere(
    (value as Record<string, unknown>)[key],
    Math.floor(place / keys.length),
    odd,
  );
  return Array.isArray(value) ? value.with(Number(key), inner) : { ...value, [key]: inner };
};

/** A list of services in a query string, as the booking page writes it. */
const inQuery = (value: unknown): unknown =>
  Array.isArray(value)
    ? value
        .map((item: unknown) =>
          typeof item === 'object' && item !== null ? Object.values(item).filter(Boolean).join('~') : item,
        )
        .join(',')
    : value;

export type FuzzInput = { readonly params?: object; readonly query?: object; readonly body?: unknown };

export const inputsOf = (route: Route, known: KnownCodes): fc.Arbitrary<FuzzInput> => {
  const parts = (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = route[part];
    if (!schema) return [];
    const json = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
    return [[part, valueOf(json, part, known)] as const];
  });
  const odd = fc.oneof(
    { weight: 2, arbitrary: fc.constant(null) },
    fc.tuple(fc.nat(), fc.constantFrom(...oddValues)),
  );
  return fc.tuple(fc.record(Object.fromEntries(parts)), odd).map(([plain, change]) => {
    const input = plain as Record<string, unknown>;
    const names = Object.keys(input);
    const changed = { ...input };
    if (change && names.length > 0) {
      const [place, value] = change;
      const part = names[place % names.length] as string;
      const replaced = replaceSomewhere(input[part], Math.floor(place / names.length), value);
      // Only a body of JSON can be anything; forms and the other parts are always objects of texts.
      changed[part] =
        (part === 'body' && !route.multipart) || (typeof replaced === 'object' && replaced !== null)
          ? replaced
          : input[part];
    }
    const query = Object.entries(changed['query'] ?? {}).map(([key, value]) => [key, inQuery(value)]);
    return { ...changed, query: Object.fromEntries(query) };
  });
};
