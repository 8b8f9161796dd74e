import type { SalonEvent } from '@ayna/contracts/core/event';
import { employeeChanged } from '@ayna/contracts/employee.events';
import { fileStored } from '@ayna/contracts/file.events';
import type { FirstDayFact } from '@ayna/contracts/salon';
import { designPublished } from '@ayna/contracts/salon.events';
import { serviceChanged } from '@ayna/contracts/service.events';
import { newCode } from '@ayna/kernel/codes';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { expect } from 'vitest';
import { type DependencyKit, queryRows } from '../appointment/dependencies.ts';
import { sampleFor } from '../rights/sample.ts';

const insertPath = `insert into salon.paths values ($1::uuid, 'nehir-' || $1::text, now())`;
const insertSalon = `insert into salon.salons (salon_code, status, owner_code, owner_place, zone, type, name, path, phone,
    province, province_name, district, address, opening_hours, holidays, online_booking, approval, cancel_minutes,
    lead_minutes, ahead_days, slot_step, remind_day_before, remind_two_hours, waiting_list, any_employee, folded,
    created_at, changed_at)
  values ($1::uuid, 'Draft', $2, 1, 'Europe/Istanbul', 'HairSalon', 'Nehir', 'nehir-' || $1::text, '+902161112233', 34,
    'Istanbul', 'Moda', 'Moda 1', '[]', 'open', true, 'auto', 0, 0, 60, 15, false, false, false, true, 'nehir', now(),
    now())`;

/** Checks that an event ticks a point of a new salon's checklist, with its time. */
const checkPoint =
  (kit: DependencyKit, { name, data }: SalonEvent, fact: FirstDayFact, change: object) =>
  async () => {
    const salonCode = newCode();
    await queryRows(kit, insertPath, [salonCode]);
    await queryRows(kit, insertSalon, [salonCode, newCode()]);
    const state = { ...(sampleFor(data) as object), code: newCode(), version: 1, ...change };
    await kit.deliver('salon', name, state, salonCode);
    const find = 'select first_day_times as times from salon.salons where salon_code = $1';
    await eventually(async () =>
      expect(await queryRows(kit, find, [salonCode])).toEqual([{ times: { [fact]: expect.any(String) } }]),
    );
  };

const there = { gone: false };

/** What is there for the first time is noted for the checklist of a new salon. */
export const salonDependencies = (kit: DependencyKit) => ({
  'salon handles service.changed': checkPoint(kit, serviceChanged, 'service', {
    ...there,
    active: true,
    online: true,
  }),
  'salon handles employee.changed': checkPoint(kit, employeeChanged, 'colleague', {
    ...there,
    owner: false,
    isActive: true,
    userCode: null,
  }),
  'salon handles file.stored': checkPoint(kit, fileStored, 'photo', { ...there, purpose: 'content' }),
  'salon handles design.published': checkPoint(kit, designPublished, 'design', {}),
});
