import { validate } from '@ayna/contracts/core/validation';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { routes } from './rights/product.ts';

// A client may write a plain date wherever a call takes a wall-clock time: the field itself says so, on every route.

type Schema = z.ZodMiniType;
type Field = { readonly name: string; readonly schema: Schema };

type Definition = {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly innerType?: Schema;
  readonly element?: Schema;
};

/** The fields of a schema without those that only group others; what is optional, nullable or in a list is unwrapped. */
const fieldsOf = (schema: Schema, name: string): Field[] => {
  const { type, shape, innerType, element } = schema._zod.def as Definition;
  if (type === 'object' && shape)
    return Object.entries(shape).flatMap(([key, inner]) => fieldsOf(inner, `${name}.${key}`));
  const inner = innerType ?? element;
  return inner ? fieldsOf(inner, name) : [{ name, schema }];
};

const accepts = (schema: Schema, text: string): boolean => validate(schema, text).fields === undefined;

/** Takes a date with a time of day, but not any text. */
const isMoment = ({ schema }: Field): boolean =>
  accepts(schema, '2026-11-14T10:30:00') && !accepts(schema, 'plainly no date');

const moments = routes.flatMap(({ method, path, query, body }) =>
  [query && fieldsOf(query, 'query'), body && fieldsOf(body, 'body')]
    .flatMap((fields) => fields ?? [])
    .filter(isMoment)
    .map((field) => ({ ...field, route: `${method} ${path}` })),
);

test('calls that take a wall-clock time are found', () => {
  const found = moments.map(({ route, name }) => `${route} ${name}`);
  expect(found).toEqual(
    expect.arrayContaining([
      'GET /api/Appointment/by-salon/:salonCode query.startDate',
      'GET /api/Appointment/by-salon-filtered/:salonCode query.endDate',
      'GET /api/Appointment/by-salon-filtered-count/:salonCode query.endDate',
      'GET /api/Appointment/customers-by-salon query.endDate',
      'GET /api/Appointment/available-time-slots query.Date',
      'GET /api/Transaction/by-salon/:salonCode query.endDate',
      'POST /api/Transaction body.date',
      'PATCH /api/Transaction/:id/status body.paidDate',
      'POST /api/Appointment body.startDate',
      'POST /api/Employee/add-employee-leave/:code body.endDate',
    ]),
  );
});

const day = '2026-11-14';
/** Where only the day counts the day itself, else the midnight at which it begins or is over. */
const meanings = { start: [day, `${day}T00:00:00`], end: [day, '2026-11-15T00:00:00'] };

test.each(moments)('$route takes a plain date as $name', ({ name, schema }) => {
  const meaning = name.endsWith('.endDate') ? meanings.end : meanings.start;
  expect(meaning.map((value) => ({ value }))).toContainEqual(validate(schema, day));
});
