import { paths } from '../paths.ts';

/** The name in the address under which the sign-up page keeps for whom the account is, and its value for customers. */
export const kindParam = 'tur';
export const customerKindValue = 'musteri';

const nextParam = 'next';

/** Any address of ours will do: only whether a path leaves it is asked. */
const baseUrl = 'https://ours.invalid';

/** A second slash, or a backslash, which browsers read as one, would name another site. */
const isLocalPath = (path: string): boolean => /^\/(?![/\\])/.test(path) && !/[\\\p{Cc}]/u.test(path);

const authPages: readonly string[] = [
  paths.signIn,
  paths.signUp,
  paths.phoneActivation,
  paths.forgottenPassword,
];

/** Whether the page is one by which people come in: from there nobody needs to be sent to sign in. */
export const isAuthPage = (pathname: string): boolean => authPages.includes(pathname);

const safePath = (next: string): string | undefined => {
  if (!isLocalPath(next) || !URL.canParse(next, baseUrl)) return undefined;
  const { origin, pathname, search, hash } = new URL(next, baseUrl);
  // `/..//elsewhere` has become `//elsewhere` by now.
  if (origin !== baseUrl || !isLocalPath(pathname) || isAuthPage(pathname)) return undefined;
  return pathname + search + hash;
};

type Location = { readonly pathname: string; readonly search: string; readonly hash: string };

const withReturnPath = (path: string, { pathname, search, hash }: Location, more = {}): string => {
  const next = safePath(pathname + search + hash);
  const params = new URLSearchParams({ ...(next ? { [nextParam]: next } : {}), ...more });
  return params.size > 0 ? `${path}?${params}` : path;
};

/** To the sign-in page, with the way back to here. */
export const signInFrom = (location: Location): string => withReturnPath(paths.signIn, location);

/** To opening an account that is no salon's, with the way back to here once its phone is proved. */
export const signUpFrom = (location: Location): string =>
  withReturnPath(paths.signUp, location, { [kindParam]: customerKindValue });

/** To another page of the way in, with the way back that this one was given. */
export const keepReturnPath = (path: string, search: URLSearchParams): string => {
  const next = safePath(search.get(nextParam) ?? '');
  return next ? `${path}?${new URLSearchParams({ [nextParam]: next })}` : path;
};

/** Where to go after signing in: as the address asks, if that is a page of ours. */
export const returnPath = (search: URLSearchParams, fallback: string): string =>
  safePath(search.get(nextParam) ?? '') ?? fallback;
