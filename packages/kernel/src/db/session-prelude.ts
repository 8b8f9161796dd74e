/**
 * What opens a transaction: it says on whose behalf the transaction runs, so that row security shows those rows and no
 * others. Codes are checked uuids and roles are our own names, because SET takes no parameters.
 */
export type SessionPrelude = `set local ${string}`;

const uuid = /^[0-9a-f-]{36}$/i;

export const salonPrelude = (salon: string): SessionPrelude => `set local ayna.salon = '${salon}'`;

export const personPrelude = (role: string, person: string): SessionPrelude => {
  if (!uuid.test(person)) throw new Error('personPrelude: a person code must be a uuid');
  return `set local role ${role}; set local ayna.person = '${person}'`;
};

export const rolePrelude = (role: string): SessionPrelude => `set local role ${role}`;
