import { matchesSpec, routesOf, type ServedRoute } from './match.ts';
import { type CallRow, type Checklist, type FieldRow, parseChecklist } from './parse.ts';
import { accepts, fieldAt, jsonSchemaOf, requiredIn } from './schema-fields.ts';
import { callsInSpec, namesInSpec, type SpecCall } from './spec-calls.ts';
import type { WebCall } from './web-calls.ts';

type Sources = {
  readonly list: string;
  /** The excerpt of the spec that the list must cover. */
  readonly spec: string;
  readonly routes: readonly ServedRoute[];
  readonly webCalls: readonly WebCall[];
};

const notShown = 'not shown';
const planned = 'planned';
const multipart = 'multipart: ';
/** Section 9: what a call without a time of its own is cached for. */
const defaultCache = '5 min';

const listed = (cell: string): readonly string[] =>
  cell === '' ? [] : cell.replace(multipart, '').split(', ');

const entityIn = (part: string): string | undefined => /^\[(?<entity>.+)\]\(#/.exec(part)?.groups?.['entity'];

/** The names in a cell, those of an entity that it links to instead of the link. */
const namesIn = (cell: string, fields: readonly FieldRow[]): readonly string[] =>
  listed(cell).flatMap((part) => {
    const entity = entityIn(part);
    if (entity === undefined) return [part];
    return fields.filter((row) => row.entity === entity).map(({ field }) => field);
  });

const inputDeviations = (
  part: 'query' | 'body',
  cell: string,
  route: ServedRoute,
  fields: readonly FieldRow[],
): readonly string[] => {
  if (cell === notShown) return [];
  const names = namesIn(cell, fields);
  const schema = route[part] ? jsonSchemaOf(route[part], 'input') : {};
  const missing = listed(cell).filter((part) => !entityIn(part) && !fieldAt(schema, part.replace('?', '')));
  const demanded = requiredIn(schema).filter((name) => !names.includes(name));
  return [
    ...missing.map((name) => `the ${part} has no ${name}`),
    ...demanded.map((name) => `the ${part} requires ${name}`),
  ];
};

const cacheDeviations = ({ cache }: CallRow, keys: readonly string[], webCalls: readonly WebCall[]) => {
  if (cache === '') return [];
  const ms = Number(cache.replace(' min', '')) * 60_000;
  return webCalls
    .filter(({ route, staleMs }) => keys.includes(route) && staleMs !== undefined && staleMs !== ms)
    .map(({ staleMs }) => `the web caches it for ${staleMs} ms`);
};

/** A reason why something differs is as wrong as a difference without one. */
const unexplained = (differs: string, deviations: readonly string[]): readonly string[] => {
  if (differs === '') return deviations;
  return deviations.length > 0 ? [] : ['is marked as different, but follows the spec'];
};

const problemsOfCall = (row: CallRow, { fields }: Checklist, { routes, webCalls }: Sources) => {
  const found = routesOf(row, routes);
  if (row.usedBy === planned)
    return found.length > 0 ? [`is planned, but the contracts have ${found[0]?.key}`] : [];
  if (found.length === 0) return unexplained(row.differs, ['no contract has it']);
  const keys = found.map(({ key }) => key);
  const usedBy = webCalls.some(({ route }) => keys.includes(route)) ? 'our screens' : 'other clients';
  const entities = new Set(fields.map(({ entity }) => entity));
  const links = [row.body, row.answer].flatMap(listed).flatMap((part) => entityIn(part) ?? []);
  const deviations = [
    ...found.flatMap((route) => [
      ...inputDeviations('query', row.query, route, fields),
      ...inputDeviations('body', row.body, route, fields),
      ...(row.body.startsWith(multipart) && !route.multipart ? ['the body is not multipart'] : []),
      ...listed(row.answer)
        .filter((name) => !entityIn(name) && !fieldAt(jsonSchemaOf(route.response, 'output'), name))
        .map((name) => `the answer has no ${name}`),
    ]),
    ...cacheDeviations(row, keys, webCalls),
  ];
  return [
    ...unexplained(row.differs, deviations),
    ...links.filter((entity) => !entities.has(entity)).map((entity) => `there is no entity ${entity}`),
    ...(usedBy === row.usedBy ? [] : [`is used by ${usedBy}, not by ${row.usedBy}`]),
  ];
};

const problemsOfField = (row: FieldRow, { calls }: Checklist, { routes }: Sources): readonly string[] => {
  const namesEntity = (cell: string): boolean => listed(cell).some((part) => entityIn(part) === row.entity);
  const name = row.field.replace('?', '');
  const schemas = calls.flatMap((call) =>
    routesOf(call, routes).flatMap((route) => [
      ...(namesEntity(call.answer) ? [{ call, schema: jsonSchemaOf(route.response, 'output') }] : []),
      ...(namesEntity(call.body) && route.body ? [{ call, schema: jsonSchemaOf(route.body, 'input') }] : []),
    ]),
  );
  if (schemas.length === 0) return [`no call carries ${row.entity}`];
  const deviations = schemas.flatMap(({ call, schema }) => {
    const field = fieldAt(schema, name);
    if (!field) return [`${call.method} ${call.path} has no ${name}`];
    return listed(row.values)
      .filter((value) => !accepts(field, value))
      .map((value) => `${call.method} ${call.path} refuses ${name} ${value}`);
  });
  return unexplained(row.differs, deviations);
};

const problemsWithSpec = (row: CallRow, specCalls: readonly SpecCall[]): readonly string[] => {
  const found = specCalls.filter((call) => matchesSpec(row, call));
  if (found.length === 0) return ['the spec has no such call'];
  const fits = found.some(
    ({ cache }) => (cache ?? '') === row.cache || (!cache && row.cache === defaultCache),
  );
  return fits ? [] : [`the spec caches it for ${found[0]?.cache ?? defaultCache}, not for ${row.cache}`];
};

const leftOut = (spec: string, { calls, fields }: Checklist): readonly string[] => {
  const words = new Set([...calls, ...fields].flatMap((row) => Object.values(row).join(' ').split(/\W+/)));
  return [
    ...callsInSpec(spec)
      .filter((call) => !calls.some((row) => matchesSpec(row, call)))
      .map(({ method, path }) => `${method} ${path}`),
    ...[...namesInSpec(spec)].filter((name) => !words.has(name)),
  ];
};

/** Everything that is wrong with the list; nothing if spec, contracts and web agree with each row. */
export const problemsIn = (sources: Sources): readonly string[] => {
  const list = parseChecklist(sources.list);
  const specCalls = callsInSpec(sources.spec);
  return [
    ...list.unread.map((line) => `line ${line} cannot be read`),
    ...list.calls.flatMap((row) =>
      [...problemsWithSpec(row, specCalls), ...problemsOfCall(row, list, sources)].map(
        (problem) => `line ${row.line}: ${row.method} ${row.path}: ${problem}`,
      ),
    ),
    ...list.fields.flatMap((row) =>
      problemsOfField(row, list, sources).map((problem) => `line ${row.line}: ${row.entity}: ${problem}`),
    ),
    ...leftOut(sources.spec, list).map((missing) => `the list leaves out ${missing}`),
  ];
};
