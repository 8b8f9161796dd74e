const countryCode = '90';
const nationalLength = 10;

/** The ten digits after +90, from whatever spelling was typed or pasted: 0532 ..., 90 532 ..., 0090 532 ... */
export const nationalDigits = (text: string): string => {
  const digits = text.replaceAll(/\D/g, '').replace(/^0+/, '');
  const hasCountry =
    digits.startsWith(countryCode) && (digits.length > nationalLength || /^\s*(?:\+|00)/.test(text));
  const national = hasCountry ? digits.slice(countryCode.length).replace(/^0+/, '') : digits;
  return national.slice(0, nationalLength);
};

/** In the groups in which a number is said: 532 418 27 96. */
export const groupPhone = (digits: string): string =>
  [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 8), digits.slice(8)].filter(Boolean).join(' ');

/** As it is kept, +905324182796; of nothing, nothing. */
export const toE164 = (digits: string): string => (digits === '' ? '' : `+${countryCode}${digits}`);
