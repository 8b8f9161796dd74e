import type { GroupName } from '@ayna/contracts/groups';
import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../data/auth.ts';

/** As spec section 6: an Administrator passes every check. */
export const holds = (groups: readonly string[], right: GroupName): boolean =>
  groups.includes('Administrator') || groups.includes(right);

export type Member = { readonly salonCode: string; readonly may: (right: GroupName) => boolean };

/** The signed-in person in the active salon; undefined for whoever belongs to none. */
export const useMember = (): Member | undefined => {
  const { data: me } = useQuery(meQuery);
  if (!me?.salonCode) return undefined;
  return { salonCode: me.salonCode, may: (right) => holds(me.groups, right) };
};
