import * as z from 'zod/mini';

type JsonSchema = z.core.JSONSchema.BaseSchema;

export const jsonSchemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' });

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

/** The schemas behind lists and alternatives such as null. */
const unwrap = (schema: JsonSchema): readonly JsonSchema[] => {
  if (schema.anyOf) return schema.anyOf.filter(isSchema).flatMap(unwrap);
  return isSchema(schema.items) && !Array.isArray(schema.items) ? unwrap(schema.items) : [schema];
};

/** Finds `workHours.day` in `workHours: [{ day }]`, and a key that has a dot itself as it is. */
export const fieldAt = (schema: JsonSchema, name: string): JsonSchema | undefined => {
  for (const { properties = {} } of unwrap(schema)) {
    const dot = name.indexOf('.');
    const [whole, outer] = [properties[name], properties[name.slice(0, Math.max(dot, 0))]];
    if (isSchema(whole)) return whole;
    if (isSchema(outer)) return fieldAt(outer, name.slice(dot + 1));
  }
  return undefined;
};

export const requiredIn = (schema: JsonSchema): readonly string[] =>
  unwrap(schema).flatMap(({ required = [] }) => required);

/** Whether a value fits, as far as its type, its enumeration and its bounds say. */
export const accepts = (schema: JsonSchema, value: string): boolean =>
  unwrap(schema).some((one) => {
    if (one.enum) return one.enum.some((each) => String(each) === value);
    if (one.const !== undefined) return String(one.const) === value;
    if (one.type === 'boolean') return value === 'true' || value === 'false';
    if (one.type !== 'number' && one.type !== 'integer') return one.type === 'string';
    const above = Number(one.exclusiveMinimum ?? -Infinity);
    return Number(value) >= (one.minimum ?? -Infinity) && Number(value) > above;
  });
