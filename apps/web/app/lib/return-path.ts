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

const withReturnPath = (path: string, { pathname, search, hash }: Location): string => {
  const next = safePath(pathname + search + hash);
  return next ? `${path}?${new URLSearchParams({ [nextParam]: next })}` : path;
};

/** To the sign-in page, with the way back to here. */
export const signInFrom = (location: Location): string => withReturnPath(paths.signIn, location);

/** To setting a password, with the way back to here. */
export const newPasswordFrom = (location: Location): string =>
  withReturnPath(paths.forgottenPassword, location);

/** To proving the phone of a new account, with the way back to here. */
export const activationFrom = (location: Location): string => withReturnPath(paths.phoneActivation, location);

const invitationPath = new RegExp(`^${paths.invitation.replace(':token', '[^/]+')}$`);

/** Back to the form that opened the account: of an invitation that is its own page. */
export const signUpAgain = (search: URLSearchParams): string => {
  const next = safePath(search.get(nextParam) ?? '');
  return next && invitationPath.test(next) ? next : keepReturnPath(paths.signUp, search);
};

/** To another page of the way in, with the way back that this one was given. */
export const keepReturnPath = (path: string, search: URLSearchParams): string => {
  const next = safePath(search.get(nextParam) ?? '');
  return next ? `${path}?${new URLSearchParams({ [nextParam]: next })}` : path;
};

/** Where to go after signing in: as the address asks, if that is a page of ours. */
export const returnPath = (search: URLSearchParams, fallback: string): string =>
  safePath(search.get(nextParam) ?? '') ?? fallback;

type Entry = Location & { readonly state?: unknown };

const originOf = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'origin' in state && typeof state.origin === 'string'
    ? safePath(state.origin)
    : undefined;

/** For the history entry of a page that every other leads to: its way back leads here. */
export const originState = (here: Entry, to: string): { readonly origin?: string | undefined } => ({
  origin: here.pathname === to ? originOf(here.state) : safePath(here.pathname + here.search + here.hash),
});

/** Where the way back of such a page leads. */
export const originPath = ({ state }: Pick<Entry, 'state'>, fallback: string): string =>
  originOf(state) ?? fallback;
