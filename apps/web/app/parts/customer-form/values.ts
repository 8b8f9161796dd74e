import type { CustomerCard } from '../../data/customers.ts';

export type CustomerValues = {
  name: string;
  lastname: string;
  phone: string | null;
  email: string | null;
  birthday: string | null;
  allergies: string;
  tags: string[];
};

export const emptyCustomer: CustomerValues = {
  name: '',
  lastname: '',
  phone: null,
  email: null,
  birthday: null,
  allergies: '',
  tags: [],
};

/** A masked number is no number; one of another country does not fit into the field. */
export const isTurkishPhone = (phone: string | null): boolean => phone !== null && /^\+90\d{10}$/.test(phone);

/** The card as its form has it: what cannot be shown in the field is left out of it. */
export const valuesOf = (card: CustomerCard): CustomerValues => {
  const { name, lastname, phone, email, birthday, allergies, tags } = card;
  return { name, lastname, phone: isTurkishPhone(phone) ? phone : null, email, birthday, allergies, tags };
};

const isMasked = (phone: string): boolean => phone.includes('*');

/**
 * The phone that is sent. Of one who may not see it none means that it stays; a foreign one is sent as it is unless
 * another was typed.
 */
export const phoneToSend = (stored: string | null, typed: string | null): string | null =>
  typed ?? (stored !== null && !isMasked(stored) && !isTurkishPhone(stored) ? stored : null);

/** What is sent to change only a little of a card. */
export const toCardBody = (card: CustomerCard, change: Partial<CustomerValues>) => {
  const values = { ...valuesOf(card), ...change };
  return { ...values, phone: phoneToSend(card.phone, values.phone), version: card.version };
};

export const parseTags = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
];
