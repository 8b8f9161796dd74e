import { salonGeneralForm } from '@ayna/contracts/salon';
import type { Salon } from '../../../data/salon.ts';
import { type SettingsForm, useSettingsForm } from '../use-settings-form.ts';
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

export type GeneralForm = SettingsForm<GeneralValues>;

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

const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text);

const toBody = (values: GeneralValues) => ({
  ...values,
  email: textOrNull(values.email),
  whatsapp: textOrNull(values.whatsapp),
  instagram: textOrNull(values.instagram),
  facebook: textOrNull(values.facebook),
  tiktok: textOrNull(values.tiktok),
});

export const useGeneralForm = (salon: Salon): GeneralForm =>
  useSettingsForm({ salon, part: 'general', saved: valuesOf(salon), schema: salonGeneralForm, toBody });

type TextKey = {
  [Key in keyof GeneralValues]: GeneralValues[Key] extends string ? Key : never;
}[Exclude<keyof GeneralValues, 'type'>];

/** What a text field needs to be one of this form. */
export const fieldOf = (form: GeneralForm, key: TextKey) => ({
  name: key,
  value: form.values[key],
  error: form.errors[key],
  onChange: (value: string) => form.set(key, value),
  onBlur: () => form.onBlur(key),
});
