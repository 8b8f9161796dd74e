import { paths } from '../paths.ts';
import { customerKind, kindName } from './sign-up-kind.ts';

const nextName = 'next';

/** Any address of ours will do: only whether a path leaves it is asked. */
const ours = 'https://ours.invalid';

/** A second slash, or a backslash, which browsers read as one, would name another site. */
const staysHere = (path: string): boolean => /^\/(?![/\\])/.test(path) && !/[\\\p{Cc}]/u.test(path);

const waysIn: readonly string[] = [
  paths.signIn,
  paths.signUp,
  paths.phoneActivation,
  paths.forgottenPassword,
];

/** Whether the page is one by which people come in: from there nobody needs to be sent to sign in. */
export const isWayIn = (pathname: string): boolean => waysIn.includes(pathname);

const pathOf = (next: string): string | undefined => {
  if (!staysHere(next) || !URL.canParse(next, ours)) return undefined;
  const { origin, pathname, search, hash } = new URL(next, ours);
  // `/..//elsewhere` has become `//elsewhere` by now.
  if (origin !== ours || !staysHere(pathname) || isWayIn(pathname)) return undefined;
  return pathname + search + hash;
};

type Here = { readonly pathname: string; readonly search: string; readonly hash: string };

const withWayBack = (path: string, { pathname, search, hash }: Here, more = {}): string => {
  const next = pathOf(pathname + search + hash);
  const asked = new URLSearchParams({ ...(next ? { [nextName]: next } : {}), ...more });
  return asked.size > 0 ? `${path}?${asked}` : path;
};

/** To the sign-in page, with the way back to here. */
export const signInFrom = (here: Here): string => withWayBack(paths.signIn, here);

/** To opening an account that is no salon's, with the way back to here once its phone is proved. */
export const signUpFrom = (here: Here): string =>
  withWayBack(paths.signUp, here, { [kindName]: customerKind });

/** To another page of the way in, with the way back that this one was given. */
export const onTheWayIn = (path: string, search: URLSearchParams): string => {
  const next = pathOf(search.get(nextName) ?? '');
  return next ? `${path}?${new URLSearchParams({ [nextName]: next })}` : path;
};

/** Where to go after signing in: as the address asks, if that is a page of ours. */
export const wayBack = (search: URLSearchParams, otherwise: string): string =>
  pathOf(search.get(nextName) ?? '') ?? otherwise;
