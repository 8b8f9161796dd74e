/** What another tab did to the stored session, as a storage event tells it. */
export type StorageChange = { readonly key: string | null; readonly newValue: string | null };

export type SessionChange = 'signed-out' | 'signed-in' | 'another-person';

/** Nothing to do for most events: another tab renewing the tokens is no news. */
export const sessionChangeOf = (
  { key, newValue }: StorageChange,
  userCode: string | undefined,
): SessionChange | undefined => {
  // A storage that was emptied as a whole names no key.
  if (key === null || (key === 'refreshToken' && newValue === null)) return 'signed-out';
  if (key !== 'userCode' || newValue === null) return undefined;
  if (userCode === undefined) return 'signed-in';
  return newValue === userCode ? undefined : 'another-person';
};
