import { customerKindValue, kindParam } from '../../lib/sign-up-kind.ts';
import { paths } from '../../paths.ts';

/** What hangs on the wall beside the form. */
export type AuthScene = 'wall' | 'owner' | 'customer' | 'code';

const scenes: Readonly<Record<string, AuthScene>> = {
  [paths.phoneActivation]: 'code',
  [paths.forgottenPassword]: 'code',
};

export const sceneOf = (pathname: string, search: URLSearchParams): AuthScene => {
  if (pathname !== paths.signUp) return scenes[pathname] ?? 'wall';
  return search.get(kindParam) === customerKindValue ? 'customer' : 'owner';
};
