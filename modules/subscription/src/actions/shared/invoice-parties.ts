import type { InvoiceParty, Seller, TaxDetails } from '@ayna/contracts/subscription';

/** A company's invoice names its title; a person's names the person, and the business if it has a name. */
export const buyerOf = ({ kind, name, lastname, title, ...rest }: TaxDetails): InvoiceParty => {
  const person = `${name} ${lastname}`;
  const { taxOffice, taxNumber, address, district, city, email, phone } = rest;
  const shown = kind === 'company' ? title : [person, title].filter((text) => text !== '').join(', ');
  return { name: shown, taxOffice, taxNumber, address, district, city, email, phone };
};

export const sellerOf = ({ title, ...rest }: Seller): InvoiceParty => ({ name: title, ...rest });
