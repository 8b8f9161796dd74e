import type { Route } from '@ayna/contracts/core/contract';
import * as z from 'zod/mini';

/** What a value can be said to be about, by the name of its field. */
export type Names = Readonly<Record<string, string>>;

// In the order in which a field is likeliest to take one of them.
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
  '',
];
const others: readonly unknown[] = [true, false, 1, 0, 10, [], {}, null];

/** Where one field must fit another: an end comes after the first likely beginning. */
const fitting: Names = { endDate: '2026-11-16T10:30:00' };

const takes = (schema: z.ZodMiniType, value: unknown): boolean => z.safeParse(schema, value).success;

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

const likely = (schema: z.ZodMiniType, name: string, names: Names): readonly unknown[] => {
  const def = defOf(schema);
  const own = [names[name], fitting[name]].filter((value) => value !== undefined);
  if (def.shape) {
    const fields = Object.entries(def.shape).filter(([, field]) => !takes(field, undefined));
    const whole = fields.map(([key, field]) => [key, sampleOf(field, key, names)] as const);
    // Fields may hang together: where one says that another is not there, that one is null.
    const bare = fields.map(([key, field]) => [key, takes(field, null) ? null : sampleOf(field, key, names)]);
    // Or one of two that may both be left out must be there.
    const full = Object.entries(def.shape).map(([key, field]) => [key, sampleOf(field, key, names)]);
    return [Object.fromEntries(whole), Object.fromEntries(bare), Object.fromEntries(full)];
  }
  if (def.type === 'array' && def.element) return [[], [sampleOf(def.element, name, names)]];
  if (def.options) return [...own, ...def.options.map((option) => sampleOf(option, name, names))];
  return [...own, ...Object.values(def.entries ?? {}), ...(def.values ?? []), ...texts, ...others];
};

/** The first likely value that the schema takes; fields that may be left out are. */
const sampleOf = (schema: z.ZodMiniType, name: string, names: Names): unknown =>
  likely(schema, name, names).find((value) => takes(schema, value));

/** Something of this shape. */
export const sampleFor = (schema: z.ZodMiniType): unknown => sampleOf(schema, '', {});

/** An input that the route takes as it comes over the wire, about the objects that `names` names. */
export const inputFor = (route: Route, names: Names): object => {
  const parts = (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = route[part];
    if (!schema) return [];
    const sample = sampleOf(schema, part, names);
    if (sample === undefined) throw new Error(`no sample of ${part} for ${route.module}.${route.name}`);
    return [[part, sample] as const];
  });
  return Object.fromEntries(parts);
};
