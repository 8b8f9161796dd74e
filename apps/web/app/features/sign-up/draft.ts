import { tabStore } from '../../lib/storage.ts';

const key = 'ayna.sign-up';

/** What of a form that was sent is shown again to who comes back to change the number; no password. */
export type Draft = { readonly name: string; readonly lastname: string; readonly email: string };

export const saveDraft = ({ name, lastname, email }: Draft): void =>
  void tabStore.set(key, JSON.stringify({ name, lastname, email }));

export const loadDraft = (): Draft | undefined => {
  try {
    const { name, lastname, email } = JSON.parse(tabStore.get(key) ?? '{}') as Partial<Draft>;
    return name && lastname && email ? { name, lastname, email } : undefined;
  } catch {
    return undefined;
  }
};
