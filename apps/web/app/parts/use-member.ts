import { mayCall } from '@ayna/domain/permissions';
import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../data/auth.ts';

/** A route that members call: its `who` names the rights that open it. */
type MemberRoute = { readonly who: { readonly any: readonly string[] } };

export type Member = {
  readonly salonCode: string;
  readonly groups: readonly string[];
  readonly mayCall: (route: MemberRoute) => boolean;
};

export const memberOf = (salonCode: string, groups: readonly string[]): Member => ({
  salonCode,
  groups,
  mayCall: ({ who }) => mayCall(who, groups),
});

/** The signed-in person in the active salon; undefined for a person who belongs to none. */
export const useMember = (): Member | undefined => {
  const { data: me } = useQuery(meQuery);
  return me?.salonCode ? memberOf(me.salonCode, me.groups) : undefined;
};
