import { salonHoursForm } from '@ayna/contracts/salon';
import type { Salon } from '../../../data/salon.ts';
import type { ContractForm } from '../../../lib/contract-form.ts';
import { shortTime, type Week } from '../../../parts/week-hours/rules.ts';
import { fromOpeningHours } from '../../../parts/week-hours/week-contract.ts';
import { useSettingsForm } from '../use-settings-form.ts';
import type { Choice, Rule } from './holiday-rules.ts';
import { useConflictsToast } from './use-conflicts.ts';

export type ClosedDays = { readonly from: string; readonly to: string; readonly reason: string };

export type HoursValues = {
  readonly openingHours: Week;
  readonly closedDays: readonly ClosedDays[];
  readonly holidays: Rule;
  readonly holidayChoices: readonly Choice[];
};

export type HoursForm = ContractForm<HoursValues>;

const shownOrNone = (clock: string | null): string | null => (clock === null ? null : shortTime(clock));

const valuesOf = (salon: Salon): HoursValues => ({
  openingHours: fromOpeningHours(salon.openingHours),
  closedDays: salon.closedDays,
  holidays: salon.holidays,
  holidayChoices: salon.holidayChoices.map((choice) => ({
    ...choice,
    openTime: shownOrNone(choice.openTime),
    closeTime: shownOrNone(choice.closeTime),
  })),
});

export const useHoursForm = (salon: Salon): HoursForm =>
  useSettingsForm({
    salon,
    part: 'hours',
    saved: valuesOf(salon),
    schema: salonHoursForm,
    showSaved: useConflictsToast(salon.code),
  });
