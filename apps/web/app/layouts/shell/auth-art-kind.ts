import { customerKindValue, kindParam } from '../../lib/sign-up-kind.ts';
import { paths } from '../../paths.ts';

/** What hangs on the wall beside the form. */
export type AuthArtKind = 'wall' | 'owner' | 'customer' | 'code';

const artByPath: Readonly<Record<string, AuthArtKind>> = {
  [paths.phoneActivation]: 'code',
  [paths.forgottenPassword]: 'code',
};

export const authArtFor = (pathname: string, search: URLSearchParams): AuthArtKind => {
  if (pathname !== paths.signUp) return artByPath[pathname] ?? 'wall';
  return search.get(kindParam) === customerKindValue ? 'customer' : 'owner';
};
