import type { Buyer } from '@ayna/contracts/core/payment/attempts';
import type { TaxDetails } from '@ayna/contracts/subscription';

/** Renewals are taken by us: no browser is there. */
const OWN_ADDRESS = '127.0.0.1';

/** Who pays, for the provider's fraud checks. */
export const payingBuyer = (details: TaxDetails, code: string, address: string = OWN_ADDRESS): Buyer => ({
  code,
  name: details.name,
  lastname: details.lastname,
  email: details.email,
  phone: details.phone,
  identityNumber: details.taxNumber,
  address: `${details.address}, ${details.district}`,
  city: details.city,
  ip: address === '' ? OWN_ADDRESS : address,
});
