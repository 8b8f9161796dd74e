import type { Route } from '@ayna/contracts/core/contract';
import * as z from 'zod/mini';

/** Values for fields, by field name. */
export type FieldValues = Readonly<Record<string, string>>;

// Most likely values first.
const texts = [
  '01980000-0000-7000-8000-000000000000',
  'ornek@ornek.com',
  '+905550000000',
  '0',
  '1',
  '123456',
  'Ayla',
  'on karakterden uzun bir parola',
  'Burada on karakterden uzun bir metin var.',
  '2026-11-15',
  '2026',
  '2026-11',
  '2026-11-15T10:30:00',
  '2026-11-15T10:30:00.000Z',
  '10:30',
  '10:30:00',
  'HairSalon',
  'active',
  // The token of a manage link.
  'A'.repeat(32),
  // A card: its number, month and code.
  '5528790000000008',
  '12',
  '123',
  // A tax number, and the letters before an invoice's number.
  '1234567890',
  'AYN',
  '',
];
const otherValues: readonly unknown[] = [true, false, 1, 0, 10, [], {}, null];

/** Values that must fit another field: an end after the first likely start. */
const dependentValues: FieldValues = { endDate: '2026-11-16T10:30:00' };

const accepts = (schema: z.ZodMiniType, value: unknown): boolean => z.safeParse(schema, value).success;

type Def = {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly in?: z.ZodMiniType;
  readonly element?: z.ZodMiniType;
  readonly entries?: Readonly<Record<string, unknown>>;
  readonly values?: readonly unknown[];
  readonly options?: readonly z.ZodMiniType[];
};

const defOf = (schema: z.ZodMiniType): Def => schema._zod.def;

const candidates = (schema: z.ZodMiniType, name: string, names: FieldValues): readonly unknown[] => {
  const def = defOf(schema);
  const own = [names[name], dependentValues[name]].filter((value) => value !== undefined);
  if (def.shape) {
    const fields = Object.entries(def.shape).filter(([, field]) => !accepts(field, undefined));
    const whole = fields.map(([key, field]) => [key, sampleOf(field, key, names)] as const);
    // Fields may depend on each other: one may require that another is null.
    const bare = fields.map(([key, field]) => [
      key,
      accepts(field, null) ? null : sampleOf(field, key, names),
    ]);
    // Or one of two optional fields must be present.
    const full = Object.entries(def.shape).map(([key, field]) => [key, sampleOf(field, key, names)]);
    return [Object.fromEntries(whole), Object.fromEntries(bare), Object.fromEntries(full)];
  }
  if (def.type === 'array' && def.element) return [[], [sampleOf(def.element, name, names)]];
  if (def.options) return [...own, ...def.options.map((option) => sampleOf(option, name, names))];
  return [...own, ...Object.values(def.entries ?? {}), ...(def.values ?? []), ...texts, ...otherValues];
};

/** The first candidate that the schema accepts, without optional fields if possible. */
const sampleOf = (schema: z.ZodMiniType, name: string, names: FieldValues): unknown =>
  candidates(schema, name, names).find((value) => accepts(schema, value));

/** A value that the schema accepts. */
export const sampleFor = (schema: z.ZodMiniType): unknown => sampleOf(schema, '', {});

/** An input that the route accepts, with the given field values. */
export const inputFor = (route: Route, names: FieldValues): object => {
  const parts = (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = route[part];
    if (!schema) return [];
    const sample = sampleOf(schema, part, names);
    if (sample === undefined) throw new Error(`no sample of ${part} for ${route.module}.${route.name}`);
    return [[part, sample] as const];
  });
  return Object.fromEntries(parts);
};
