declare const proven: unique symbol;

/**
 * The key to one salon's rows. A string from a URL is none: it is minted by a check alone
 * (the door's, for a member, a guest or a sibling), so code without a check does not compile.
 */
export type SalonKey = string & { readonly [proven]: 'salon' };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * For the kernel alone (a wall keeps modules out). The pattern matters: the key is written into
 * `set local` as a literal, which PostgreSQL takes no parameters for.
 */
export const mintSalonKey = (code: string): SalonKey => {
  const lower = code.toLowerCase();
  if (!uuid.test(lower)) throw new Error('a salon key is minted from a uuid');
  return lower as SalonKey;
};
