import { expect } from '@playwright/test';
import { treatment } from './appointments/texts.ts';
import type { OpenSalon } from './salon.ts';

// Appointments of a salon on the real product, made through the API.

type Service = { readonly code: string; readonly name: string };

/** Something the salon offers: 45 minutes for 900 lira, or otherwise. */
export const addService = ({ api, salonCode }: OpenSalon, about: object = {}): Promise<Service> =>
  api('post', '/api/Service', {
    salonCode,
    name: treatment.name,
    description: '',
    category: 'Cut',
    color: 2,
    duration: 45,
    phases: null,
    bufferAfter: 0,
    price: 900,
    showPrice: true,
    type: 'Single',
    sessionCount: null,
    sessionIntervalDays: null,
    online: true,
    active: true,
    ...about,
  });

export type BookedAppointment = {
  readonly code: string;
  readonly version: number;
  readonly status: string;
  readonly employeeCode: string;
};

type BookingRequest = {
  readonly service: Service;
  readonly employeeCode: string;
  /** On the wall clock: 2026-11-16T10:00:00. */
  readonly start: string;
};

/** By the desk. The engine has heard of the salon, the service and the employee once this goes through. */
export const book = async (
  { api, salonCode }: OpenSalon,
  { service, employeeCode, start }: BookingRequest,
  about: object = {},
): Promise<BookedAppointment> => {
  let booked: BookedAppointment | undefined;
  await expect(async () => {
    const { appointments } = await api<{ appointments: BookedAppointment[] }>(
      'post',
      '/api/Appointment/customer-free',
      {
        salonCode,
        services: [{ serviceCode: service.code, employeeCode }],
        startDate: start,
        note: '',
        ...about,
      },
    );
    booked = appointments[0];
  }).toPass({ timeout: 20_000 });
  if (!booked) throw new Error('nothing was booked');
  return booked;
};
