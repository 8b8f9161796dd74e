import { salonRulesForm } from '@ayna/contracts/salon';
import type { Salon } from '../../../data/salon.ts';
import type { ContractForm } from '../../../lib/contract-form.ts';
import { useSettingsForm } from '../use-settings-form.ts';

const keys = [
  'onlineBooking',
  'approval',
  'cancelMinutes',
  'leadMinutes',
  'aheadDays',
  'slotStep',
  'remindDayBefore',
  'remindTwoHours',
  'waitingList',
  'anyEmployee',
  'noShowLadder',
  'suggestSlots',
] as const satisfies readonly (keyof Salon)[];

export type RulesValues = Pick<Salon, (typeof keys)[number]>;

export type RulesForm = ContractForm<RulesValues>;

const valuesOf = (salon: Salon): RulesValues =>
  Object.fromEntries(keys.map((key) => [key, salon[key]])) as RulesValues;

export const useRulesForm = (salon: Salon): RulesForm =>
  useSettingsForm({ salon, part: 'rules', saved: valuesOf(salon), schema: salonRulesForm });
