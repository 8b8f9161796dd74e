import type { Salon, SalonStatus } from '@ayna/contracts/salon';

export const firstDayColumns = [
  'first_day_shared_at as firstDaySharedAt',
  'first_day_closed_at as firstDayClosedAt',
  'first_day_times as firstDayTimes',
] as const;

/** The columns under the contract's field names, in the contract's order. */
export const salonColumns = [
  'salon_code as code',
  'version',
  'status',
  'owner_code as ownerCode',
  'zone',
  'type',
  'name',
  'path',
  'phone',
  'email',
  'province',
  'province_name as provinceName',
  'district',
  'address',
  'description',
  'whatsapp',
  'instagram',
  'facebook',
  'tiktok',
  'latitude',
  'longitude',
  'opening_hours as openingHours',
  'closed_days as closedDays',
  'holidays',
  'holiday_choices as holidayChoices',
  'online_booking as onlineBooking',
  'approval',
  'cancel_minutes as cancelMinutes',
  'lead_minutes as leadMinutes',
  'ahead_days as aheadDays',
  'slot_step as slotStep',
  'remind_day_before as remindDayBefore',
  'remind_two_hours as remindTwoHours',
  'waiting_list as waitingList',
  'any_employee as anyEmployee',
  'no_show_ladder as noShowLadder',
  'suggest_slots as suggestSlots',
  'suspended_at as suspendedAt',
  'suspension_reason as suspensionReason',
  'suspended_from as suspendedFrom',
  ...firstDayColumns,
  'created_at as createdAt',
  'changed_at as changedAt',
  'changed_by as changedBy',
] as const;

type SalonRow = {
  [K in Exclude<keyof Salon, 'position' | 'suspension' | 'firstDay' | 'createdAt' | 'changedAt'>]: unknown;
} & SuspensionColumns &
  FirstDayColumns & {
    latitude: number | null;
    longitude: number | null;
    createdAt: Date;
    changedAt: Date;
  };

export type SuspensionColumns = {
  readonly suspendedAt: Date | null;
  readonly suspensionReason: string | null;
  readonly suspendedFrom: string | null;
};

export const toSuspension = ({ suspendedAt, suspensionReason, suspendedFrom }: SuspensionColumns) =>
  suspendedAt && {
    at: suspendedAt.toISOString(),
    reason: suspensionReason ?? '',
    from: suspendedFrom as SalonStatus,
  };

type FirstDayColumns = {
  readonly firstDaySharedAt: Date | null;
  readonly firstDayClosedAt: Date | null;
  readonly firstDayTimes: unknown;
};

export const toFirstDay = ({
  firstDaySharedAt,
  firstDayClosedAt,
  firstDayTimes,
}: FirstDayColumns): Salon['firstDay'] => ({
  times: firstDayTimes as Salon['firstDay']['times'],
  sharedAt: firstDaySharedAt?.toISOString() ?? null,
  closedAt: firstDayClosedAt?.toISOString() ?? null,
});

// The cast is safe: every value was validated by the contract's schema or by a check constraint on writing.
export const toSalon = (salonRow: SalonRow): Salon => {
  const { latitude, longitude, createdAt, changedAt, ...rest } = salonRow;
  const { suspendedAt, suspensionReason, suspendedFrom, ...others } = rest;
  const { firstDaySharedAt, firstDayClosedAt, firstDayTimes, ...row } = others;
  return {
    ...row,
    suspension: toSuspension({ suspendedAt, suspensionReason, suspendedFrom }),
    firstDay: toFirstDay({ firstDaySharedAt, firstDayClosedAt, firstDayTimes }),
    position: latitude === null || longitude === null ? null : { latitude, longitude },
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
  } as Salon;
};

export type GeneralPart = Pick<
  Salon,
  | 'type'
  | 'name'
  | 'path'
  | 'phone'
  | 'email'
  | 'province'
  | 'provinceName'
  | 'district'
  | 'address'
  | 'description'
  | 'whatsapp'
  | 'instagram'
  | 'facebook'
  | 'tiktok'
  | 'position'
> & { readonly folded: string };

export const toGeneralColumns = (general: GeneralPart) => ({
  type: general.type,
  name: general.name,
  path: general.path,
  phone: general.phone,
  email: general.email,
  province: general.province,
  province_name: general.provinceName,
  district: general.district,
  address: general.address,
  description: general.description,
  whatsapp: general.whatsapp,
  instagram: general.instagram,
  facebook: general.facebook,
  tiktok: general.tiktok,
  latitude: general.position?.latitude ?? null,
  longitude: general.position?.longitude ?? null,
  folded: general.folded,
});

export type HoursPart = Pick<Salon, 'openingHours' | 'closedDays' | 'holidays' | 'holidayChoices'>;

export const toHoursColumns = ({ openingHours, closedDays, holidays, holidayChoices }: HoursPart) => ({
  opening_hours: JSON.stringify(openingHours),
  closed_days: JSON.stringify(closedDays),
  holidays,
  holiday_choices: JSON.stringify(holidayChoices),
});

export type RulesPart = Pick<
  Salon,
  | 'onlineBooking'
  | 'approval'
  | 'cancelMinutes'
  | 'leadMinutes'
  | 'aheadDays'
  | 'slotStep'
  | 'remindDayBefore'
  | 'remindTwoHours'
  | 'waitingList'
  | 'anyEmployee'
  | 'noShowLadder'
  | 'suggestSlots'
>;

export const toRulesColumns = (rules: RulesPart) => ({
  online_booking: rules.onlineBooking,
  approval: rules.approval,
  cancel_minutes: rules.cancelMinutes,
  lead_minutes: rules.leadMinutes,
  ahead_days: rules.aheadDays,
  slot_step: rules.slotStep,
  remind_day_before: rules.remindDayBefore,
  remind_two_hours: rules.remindTwoHours,
  waiting_list: rules.waitingList,
  any_employee: rules.anyEmployee,
  no_show_ladder: rules.noShowLadder,
  suggest_slots: rules.suggestSlots,
});
