import { groupPhone, nationalDigits } from '../../ui/phone-text.ts';

/** 0532 418 27 96 for a Turkish number; a foreign one as it is kept. */
export const shownPhone = (phone: string): string =>
  phone.startsWith('+90') ? `0${groupPhone(nationalDigits(phone))}` : phone;
