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
  const own = names[name] === undefined ? [] : [names[name]];
  if (def.shape) {
    const fields = Object.entries(def.shape).filter(([, field]) => !takes(field, undefined));
    return [Object.fromEntries(fields.map(([key, field]) => [key, sampleOf(field, key, names)]))];
  }
  if (def.type === 'array' && def.element) return [[], [sampleOf(def.element, name, names)]];
  if (def.options) return [...own, ...def.options.map((option) => sampleOf(option, name, names))];
  return [...own, ...Object.values(def.entries ?? {}), ...(def.values ?? []), ...texts, ...others];
};

/** The first likely value that the schema takes; fields that may be left out are. */
const sampleOf = (schema: z.ZodMiniType, name: string, names: Names): unknown =>
  likely(schema, name, names).find((value) => takes(schema, value));

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
