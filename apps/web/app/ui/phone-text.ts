const turkey = '+90';
const nationalLength = 10;

/** Country codes of one and of two digits; all others have three. */
const countryCode = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** The zero of domestic calls, which some write in brackets after the country code: +49 (0)151. */
const trunkZero = /^((?:\+|00)[\d\s]+)\(0\)/;

/**
 * Reads a number, complete or not, in any spelling that people type or paste, as the form keeps it: `+905324182796` or
 * `+4915123456789`. Without a country code it is a Turkish one. No digit is left out: a number that is too long is for
 * the contract to refuse. A single `0` stays, because it may become the `00` before a country code.
 */
export const parsePhone = (text: string): string => {
  const digits = text.trim().replace(trunkZero, '$1').replaceAll(/\D/g, '');
  const hasPlus = /^\D*\+/.test(text);
  if (digits === '' || digits === '0') return hasPlus ? `+${digits}` : digits;
  const international = hasPlus ? digits : digits.match(/^00(.*)/)?.[1];
  if (international !== undefined) return withoutTrunkZero(`+${international}`);
  const national = digits.replace(/^0+/, '');
  const hasCountry = national.startsWith('90') && national.length > nationalLength;
  return withoutTrunkZero(hasCountry ? `+${national}` : `${turkey}${national}`);
};

/** `+90 (0)532` is `+90532`; of the country code alone nothing is left, as before the first digit. */
const withoutTrunkZero = (phone: string): string => {
  if (!phone.startsWith(turkey)) return phone;
  const national = phone.slice(turkey.length).replace(/^0+/, '');
  return national === '' ? '' : `${turkey}${national}`;
};

/** What stands in the field beside its `+90`; a foreign number brings its own country code. */
export const fieldText = (text: string): string => {
  const phone = parsePhone(text);
  return phone.startsWith(turkey) ? phone.slice(turkey.length) : phone;
};

const groupTurkish = (digits: string): string =>
  [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 8), digits.slice(8)].filter(Boolean).join(' ');

const groupForeign = (phone: string): string => {
  const digits = phone.slice(1);
  const country = countryCode.exec(digits)?.[0] ?? digits;
  const groups = [`+${country}`];
  let rest = digits.slice(country.length);
  while (rest.length > 4) {
    groups.push(rest.slice(0, 3));
    rest = rest.slice(3);
  }
  return rest === '' ? groups.join(' ') : [...groups, rest].join(' ');
};

/** In groups as numbers are read out: 532 418 27 96, and +49 151 234 567 89. */
export const groupPhone = (field: string): string =>
  field.startsWith('+') ? groupForeign(field) : groupTurkish(field);

/** With its country code: +90 532 418 27 96. */
export const internationalPhone = (phone: string): string => {
  const field = fieldText(phone);
  return field.startsWith('+') ? groupPhone(field) : `${turkey} ${groupPhone(field)}`;
};
