export type Reach = 'all' | 'own' | 'none';

type Rights = { readonly own: string; readonly all: string };

export const creating: Rights = {
  own: 'create-appointment-customer-free',
  all: 'create-appointment-customer-free-all',
};
export const changing: Rights = { own: 'update-appointment-status', all: 'update-appointment-status-all' };

/** How far somebody's right reaches: the whole salon, or the own appointments. */
export const reachOf = (groups: ReadonlySet<string>, rights: Rights): Reach => {
  if (groups.has('Administrator') || groups.has('Receptionist') || groups.has(rights.all)) return 'all';
  return groups.has(rights.own) ? 'own' : 'none';
};
