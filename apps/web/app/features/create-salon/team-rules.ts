import type { SalonType } from '@ayna/contracts/catalog';
import type { FieldErrors } from '@ayna/contracts/core/refusal';
import { normalizePhone } from '@ayna/contracts/core/text-fields';
import { validate } from '@ayna/contracts/core/validation';
import { employeeInfo } from '@ayna/contracts/employee';
import { texts } from './texts.ts';

/** Somebody who will be invited. */
export type Teammate = { readonly id: string; readonly fullName: string; readonly phone: string };

/** As it is being written. */
export type TeammateForm = Pick<Teammate, 'fullName' | 'phone'>;

export const emptyTeammate: TeammateForm = { fullName: '', phone: '' };

export const isBlank = ({ fullName, phone }: TeammateForm): boolean => fullName.trim() === '' && phone === '';

/** The last word is the family's; of a single word nothing is left for the other. */
export const splitName = (fullName: string): { readonly name: string; readonly lastname: string } => {
  const words = fullName.trim().split(/\s+/);
  return { name: words.slice(0, -1).join(' '), lastname: words.at(-1) ?? '' };
};

export const toPersonInfo = ({ fullName, phone }: TeammateForm) => ({
  ...splitName(fullName),
  title: '',
  phone,
  email: null,
});

export type TeammateErrors = { readonly fullName?: string; readonly phone?: string };

/** What is wrong with somebody who is to be added beside these phones. */
export const teammateErrors = (form: TeammateForm, phones: readonly string[]): TeammateErrors => {
  const { fields } = { fields: {} as FieldErrors, ...validate(employeeInfo, toPersonInfo(form)) };
  const isTwice = phones.some((phone) => normalizePhone(phone) === normalizePhone(form.phone));
  const phone = fields.phone ?? (isTwice ? texts.team.phoneTwice : undefined);
  return {
    ...(fields.name || fields.lastname ? { fullName: texts.team.nameNeeded } : {}),
    ...(phone ? { phone } : {}),
  };
};

/** Who works with the owner is most likely of the same trade. */
export const defaultPosition = (type: SalonType): 'hairdresser' | 'Barber' | 'Employee' => {
  if (type === 'HairSalon') return 'hairdresser';
  return type === 'BarberShop' ? 'Barber' : 'Employee';
};
