declare const proven: unique symbol;

/**
 * The key to one salon's rows. Only an access check mints it (http/admit.ts), so code that passes a string from a URL
 * does not compile.
 */
export type SalonKey = string & { readonly [proven]: 'salon' };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * For the kernel alone (a boundary rule keeps modules out). The pattern matters: the key is written into `set local` as a
 * literal, because PostgreSQL takes no parameters there.
 */
export const mintSalonKey = (code: string): SalonKey => {
  const lower = code.toLowerCase();
  if (!uuid.test(lower)) throw new Error('mintSalonKey: a salon code must be a uuid');
  return lower as SalonKey;
};
