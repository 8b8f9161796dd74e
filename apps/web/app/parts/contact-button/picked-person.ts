import { parsePhone } from '../../ui/phone-text.ts';

/** What the browser's picker answers for one contact; each may have several of everything, or none. */
export type Contact = { readonly name?: readonly string[]; readonly tel?: readonly string[] };

export type PickedPerson = { readonly name: string; readonly lastname: string; readonly phone: string };

/** As long as the fields of a card allow. */
const MAX_NAME = 80;

const isTurkishMobile = (phone: string): boolean => /^\+905\d{9}$/.test(phone);

/** The last word is the family's; a single one is a first name, as people save it in their phone. */
const splitName = (full: string): Pick<PickedPerson, 'name' | 'lastname'> => {
  const words = full.trim().split(/\s+/);
  const [name, lastname] =
    words.length > 1 ? [words.slice(0, -1).join(' '), words.at(-1) ?? ''] : [words[0], ''];
  return { name: (name ?? '').slice(0, MAX_NAME), lastname: lastname.slice(0, MAX_NAME) };
};

/** The person as the form has it: of several numbers the one that messages can go to. */
export const pickedPerson = ({ name = [], tel = [] }: Contact): PickedPerson => {
  const phones = tel.map(parsePhone).filter((phone) => phone !== '');
  return { ...splitName(name[0] ?? ''), phone: phones.find(isTurkishMobile) ?? phones[0] ?? '' };
};
