import type { DeskDay } from '../../../data/appointments.ts';
import type { Service } from '../../../data/services.ts';
import { type Draft, newDraft } from './draft.ts';
import type { Prefill } from './prefill.ts';

// For the tests beside this file.

export const sampleService = (more: Partial<Service> = {}): Service => ({
  code: '01977a00-0000-7000-8000-00000000000a',
  version: 1,
  salonCode: '01977a00-0000-7000-8000-000000000001',
  name: 'Cut',
  description: '',
  category: 'Cut',
  color: 1,
  duration: 60,
  phases: null,
  bufferAfter: 0,
  price: 1250,
  showPrice: true,
  type: 'Single',
  sessionCount: null,
  sessionIntervalDays: null,
  online: true,
  active: true,
  ...more,
});

export const noPrefill: Prefill = {
  date: null,
  time: null,
  employeeCode: null,
  minutes: null,
  customerCode: null,
  serviceCode: null,
};

export const nehir = {
  code: '01977a00-0000-7000-8000-0000000000e1',
  allServices: true,
  serviceCodes: [],
};
export const deniz = {
  code: '01977a00-0000-7000-8000-0000000000e2',
  allServices: false,
  serviceCodes: [sampleService().code],
};

export const emptyDraft = (prefill: Partial<Prefill> = {}): Draft =>
  newDraft(
    { ...noPrefill, ...prefill },
    { today: '2026-11-14', services: [sampleService()], team: [nehir, deniz], card: undefined },
  );

export const sampleDay = (more: Partial<DeskDay> = {}): DeskDay => ({
  date: '2026-11-14',
  starts: ['10:00:00', '10:30:00'],
  each: [
    { employeeCode: nehir.code, works: true, starts: ['10:30:00'] },
    { employeeCode: deniz.code, works: true, starts: ['10:00:00'] },
  ],
  ...more,
});
