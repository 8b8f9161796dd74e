import type { Route } from '@ayna/contracts/core/contract';

/** The URLs of a route: its path, and if it is `withoutApiPrefix` also without `/api`. */
export const urlsOf = ({ path, withoutApiPrefix }: Route): readonly string[] =>
  withoutApiPrefix ? [path, path.replace(/^\/api(?=\/)/i, '')] : [path];
