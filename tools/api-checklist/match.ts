import type { ZodMiniType } from 'zod/mini';
import type { CallRow } from './parse.ts';
import type { SpecCall } from './spec-calls.ts';

/** A route of a contract; `key` is `contract.name`. */
export type ServedRoute = {
  readonly key: string;
  readonly method: string;
  readonly path: string;
  readonly query?: ZodMiniType;
  readonly body?: ZodMiniType;
  readonly response: ZodMiniType;
  readonly withoutApiPrefix?: true;
  readonly multipart?: true;
};

/** Letter case and the names of parameters make no difference to a caller. */
const comparable = (path: string): string =>
  path
    .toLowerCase()
    .replaceAll(/:\w+/g, '{}')
    .replaceAll(/\{\w+\}/g, '{}');

const base = (path: string): string => comparable(path).replace(/(?:\/\{\})+$/, '');

const isSameMethod = (one: string, other: string): boolean =>
  one === other || one === 'any' || other === 'any';

/** Where the spec shows only a base path, parameters may follow it. */
export const matchesSpec = (row: CallRow, call: SpecCall): boolean =>
  isSameMethod(row.method, call.method) &&
  [comparable(row.path), base(row.path)].includes(comparable(call.path));

export const routesOf = (row: CallRow, routes: readonly ServedRoute[]): readonly ServedRoute[] =>
  routes.filter(({ method, path, withoutApiPrefix }) => {
    const served = withoutApiPrefix ? [path, path.replace(/^\/api/, '')] : [path];
    const form = row.method === 'any' ? base : comparable;
    return isSameMethod(row.method, method) && served.some((each) => form(each) === comparable(row.path));
  });
