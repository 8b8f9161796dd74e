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

/** Somebody who may not see the number gets it with stars. */
export const isMasked = (phone: string | null): boolean => phone?.includes('*') ?? false;

/** The card as its form has it, without a masked phone: none means that it stays as it is. */
export const valuesOf = (card: CustomerCard): CustomerValues => {
  const { name, lastname, phone, email, birthday, allergies, tags } = card;
  return { name, lastname, phone: isMasked(phone) ? null : phone, email, birthday, allergies, tags };
};

/** What is sent to change only a little of a card. */
export const toCardBody = (card: CustomerCard, change: Partial<CustomerValues>) => ({
  ...valuesOf(card),
  ...change,
  version: card.version,
});

export const parseTags = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
];
