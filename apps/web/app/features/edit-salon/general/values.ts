import { validate } from '@ayna/contracts/core/validation';
import { salonGeneralForm } from '@ayna/contracts/salon';
import type { Salon } from '../../../data/salon.ts';
import type { ContractForm } from '../../../lib/contract-form.ts';
import { textOrNull } from '../../../lib/text-or-null.ts';
import { useSettingsForm } from '../use-settings-form.ts';
import type { Position } from './coordinates.ts';

/** As the form writes it: nothing is an empty field, and no province is none yet. */
export type GeneralValues = {
  readonly type: Salon['type'];
  readonly name: string;
  readonly path: string;
  readonly description: string;
  readonly phone: string;
  readonly email: string;
  readonly whatsapp: string;
  readonly instagram: string;
  readonly facebook: string;
  readonly tiktok: string;
  readonly province: number | null;
  readonly district: string;
  readonly address: string;
  readonly position: Position | null;
};

export type GeneralForm = ContractForm<GeneralValues>;

const valuesOf = (salon: Salon): GeneralValues => ({
  type: salon.type,
  name: salon.name,
  path: salon.path,
  description: salon.description,
  phone: salon.phone,
  email: salon.email ?? '',
  whatsapp: salon.whatsapp ?? '',
  instagram: salon.instagram ?? '',
  facebook: salon.facebook ?? '',
  tiktok: salon.tiktok ?? '',
  province: salon.province,
  district: salon.district,
  address: salon.address,
  position: salon.position,
});

const toBody = (values: GeneralValues) => ({
  ...values,
  email: textOrNull(values.email),
  whatsapp: textOrNull(values.whatsapp),
  instagram: textOrNull(values.instagram),
  facebook: textOrNull(values.facebook),
  tiktok: textOrNull(values.tiktok),
});

export const useGeneralForm = (salon: Salon): GeneralForm =>
  useSettingsForm({
    salon,
    part: 'general',
    saved: valuesOf(salon),
    schema: (values: GeneralValues) => validate(salonGeneralForm, toBody(values)),
  });
