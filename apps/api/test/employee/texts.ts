import type { InputOf } from '@ayna/contracts/core/contract';
import type { employee } from '@ayna/contracts/employee';
import type { salon } from '@ayna/contracts/salon';
import type { service } from '@ayna/contracts/service';

type Body<R> = InputOf<R> extends { body: infer B } ? B : never;
export type EmployeeForm = Body<typeof employee.routes.create>;

export const week = [
  { day: 'Tuesday', startTime: '10:00:00', endTime: '19:00:00' },
  // Until 2 a.m. on Saturday.
  { day: 'Friday', startTime: '18:00:00', endTime: '02:00:00' },
] as const;

export const salonForm = (path: string): Body<typeof salon.routes.create> => ({
  type: 'HairSalon',
  name: 'Nehir Saç Atölyesi',
  path,
  phone: '+902123456789',
  email: null,
  province: 34,
  district: 'Kadıköy',
  address: 'Moda Caddesi 12',
  openingHours: [{ day: 'Tuesday', openTime: '09:00:00', closeTime: '20:00:00', breaks: [] }],
  holidays: 'closed',
});

export const serviceForm = (salonCode: string, name: string): Body<typeof service.routes.create> => ({
  salonCode,
  name,
  description: '',
  category: 'Cut',
  color: 1,
  duration: 30,
  phases: null,
  bufferAfter: 0,
  price: 450,
  showPrice: true,
  type: 'Single',
  sessionCount: null,
  sessionIntervalDays: null,
  online: true,
  active: true,
});

export const employeeForm = (salonCode: string, more: Partial<EmployeeForm> = {}): EmployeeForm => ({
  salonCode,
  name: 'Mert',
  lastname: 'Işık',
  title: '',
  phone: null,
  email: null,
  position: 'hairdresser',
  workHours: [...week],
  allServices: true,
  serviceCodes: [],
  invite: false,
  ...more,
});
