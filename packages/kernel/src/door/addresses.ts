import type { Route } from '@ayna/contracts/core/contract';

/** Where a route is asked for: at its path, and if it is `bare` also without the `/api`. */
export const addressesOf = ({ path, bare }: Route): readonly string[] =>
  bare ? [path, path.replace(/^\/api(?=\/)/i, '')] : [path];
