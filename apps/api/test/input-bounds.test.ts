import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { routes } from './rights/product.ts';

// What a stranger can send is bounded by its schema alone, so that no handler has to think of a list of a million
// entries or of a block that ends in the year 9999.

type JsonSchema = {
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly const?: unknown;
  readonly enum?: unknown;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: unknown;
  readonly propertyNames?: unknown;
} & { readonly [K in 'anyOf' | 'oneOf' | 'allOf']?: readonly JsonSchema[] };

/** What only other modules may call is not sent by strangers. */
const openRoutes = routes.filter(({ who }) => !who.kind.startsWith('internal'));

/** `z.int()` alone is limited to the safe integers, which limits nothing. */
const isBound = (number: number | undefined): boolean =>
  number !== undefined && Math.abs(number) < Number.MAX_SAFE_INTEGER;

const patternsOf = (schema: JsonSchema): string[] =>
  [schema, ...(schema.allOf ?? [])].flatMap(({ pattern }) => pattern ?? []);

const isBoundPattern = (pattern: string): boolean =>
  /^\^.*\$$/s.test(pattern) && !/[^\\][*+]|\{\d+,\}/.test(pattern);

const isBoundText = (schema: JsonSchema): boolean =>
  schema.maxLength !== undefined ||
  schema.enum !== undefined ||
  schema.const !== undefined ||
  schema.format === 'uuid' ||
  schema.format === 'date' ||
  patternsOf(schema).some(isBoundPattern);

const isBoundDate = (schema: JsonSchema): boolean =>
  patternsOf(schema).some((pattern) => /^\^\(\?:(?:20|19)/.test(pattern));

const missingBounds = (schema: JsonSchema, path: string, side: 'input' | 'output'): string[] => {
  const own: string[] = [];
  if (schema.type === 'array' && schema.maxItems === undefined)
    own.push(`${path}: a list without a longest length`);
  if ((schema.type === 'number' || schema.type === 'integer') && schema.const === undefined)
    if (!isBound(schema.minimum ?? schema.exclusiveMinimum) || !isBound(schema.maximum))
      own.push(`${path}: a number without bounds`);
  if (side === 'input' && schema.type === 'string' && !isBoundText(schema))
    own.push(`${path}: a text without a longest length`);
  if (side === 'output' && schema.format?.startsWith('date') && !isBoundDate(schema))
    own.push(`${path}: a date of any year`);
  if (schema.propertyNames !== undefined) own.push(`${path}: an object with any keys`);
  return [
    ...own,
    ...(schema.items ? missingBounds(schema.items, `${path}[]`, side) : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
      missingBounds(inner, `${path}.${name}`, side),
    ),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((inner) =>
      missingBounds(inner, path, side),
    ),
  ];
};

const boundsMissingIn = (schema: z.ZodMiniType, name: string): string[] =>
  (['input', 'output'] as const).flatMap((io) =>
    missingBounds(z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema, name, io),
  );

test.each(openRoutes.map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s bounds every text, list, number and date',
  (_, route) => {
    const missing = (['params', 'query', 'body'] as const).flatMap((part) => {
      const schema = route[part];
      return schema ? boundsMissingIn(schema, part) : [];
    });
    expect(missing).toEqual([]);
  },
);

test('an unbounded text, list, number, date or object is found', () => {
  const schema = z.object({
    text: z.string(),
    list: z.array(z.boolean()),
    number: z.int(),
    date: z.iso.date(),
    any: z.record(z.string(), z.boolean()),
  });
  expect(new Set(boundsMissingIn(schema, 'body'))).toEqual(
    new Set([
      'body.text: a text without a longest length',
      'body.list: a list without a longest length',
      'body.number: a number without bounds',
      'body.date: a date of any year',
      'body.any: an object with any keys',
    ]),
  );
});

/** A value of this shape whose texts are all this one. */
const valueWith = (schema: JsonSchema, text: string): unknown => {
  const variant = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])][0];
  if (variant) return valueWith(variant, text);
  if (schema.type === 'array') return schema.items ? [valueWith(schema.items, text)] : [];
  if (schema.type === 'object' || schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, valueWith(inner, text)]),
    );
  if (schema.type === 'number' || schema.type === 'integer') return schema.minimum ?? 1;
  return schema.type === 'boolean' ? true : text;
};

// A pattern that takes quadratic time needs a second for these, and hours for the longest body.
const longTexts = ['x', '1', '.', 'x.', ' ', 'x@', '-', '\n', 'http:', '+90'].map((part) =>
  part.repeat(20_000 / part.length),
);
const MAX_MS = 150;

const slowTexts = (schema: z.ZodMiniType): string[] => {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const judge = (text: string): number => {
    const value = valueWith(json, text);
    const startedAt = performance.now();
    z.safeParse(schema, value);
    return performance.now() - startedAt;
  };
  // Twice: the machine may have been busy once.
  return longTexts
    .filter((text) => judge(text) > MAX_MS && judge(text) > MAX_MS)
    .map((text) => text.slice(0, 5));
};

test.each(openRoutes.map((route) => [`${route.method} ${route.path}`, route] as const))(
  'attack: %s judges texts of any length in no time',
  (_, route) => {
    const slow = [route.params, route.query, route.body].flatMap((schema) =>
      schema ? slowTexts(schema) : [],
    );
    expect(slow).toEqual([]);
  },
);

test('a pattern of quadratic time is found', () => {
  const schema = z.object({ name: z.string().check(z.regex(/\p{L}{2,}\.\p{L}{2,}/u)) });
  expect(slowTexts(schema)).toContain('xxxxx');
});
