import { days } from '@ayna/contracts/core/hours';
import { employee } from '@ayna/contracts/employee';
import { salon } from '@ayna/contracts/salon';
import { service } from '@ayna/contracts/service';
import { signedIn } from '../booking/people.ts';
import type { Scene } from '../scene.ts';
import { type Line, lineOf, type Tally } from './line.ts';

/** A salon and what there is in it to be changed, as far as its hands have been told. */
export type Salon = {
  readonly code: string;
  readonly line: Line;
  readonly services: string[];
  readonly employees: string[];
  readonly leaves: { readonly employee: string; readonly code: string; readonly recurring: boolean }[];
  readonly bans: string[];
};

export const newService = {
  name: 'Kesim',
  description: '',
  category: 'Cut' as const,
  color: 1,
  duration: 30,
  phases: null,
  bufferAfter: 0,
  price: 349.9,
  showPrice: true,
  type: 'Single' as const,
  sessionCount: null,
  sessionIntervalDays: null,
  online: true,
  active: true,
};

export const newEmployee = {
  name: 'Deniz',
  lastname: 'Korkmaz',
  title: '',
  phone: null,
  email: null,
  position: 'hairdresser' as const,
  workHours: days.map((day) => ({ day, startTime: '09:00:00', endTime: '20:00:00' })),
  allServices: true,
  serviceCodes: [],
  invite: false,
};

export const face = {
  type: 'HairSalon' as const,
  name: 'Deneme Salonu',
  phone: '+905321234567',
  email: null,
  province: 34,
  district: 'Fatih',
  address: 'Moda Cad. 48/1',
};

const sure = <T>(answer: T | null): T => {
  if (answer === null) throw new Error('a salon could not be opened');
  return answer;
};

/** A salon as its owner opens it, with a few services and employees. */
export const openSalon = async (scene: Scene, number: number, tally: Tally): Promise<Salon> => {
  const [made] = await scene.makePeople(1);
  if (!made) throw new Error('nobody was made');
  const opened = sure(
    await lineOf(
      scene,
      signedIn(scene, made, null),
      tally,
    )(salon.routes.create, {
      body: {
        ...face,
        path: `deneme-salonu-${number}`,
        openingHours: days.map((day) => ({ day, openTime: '09:00:00', closeTime: '20:00:00', breaks: [] })),
        holidays: 'open',
      },
    }),
  );
  const { code } = opened;
  const line = lineOf(scene, signedIn(scene, made, code), tally);
  const body = { salonCode: code, services: [newService, newService, newService] };
  const services = sure(await line(service.routes.createMany, { body }));
  const employees: string[] = [];
  for (const _ of [1, 2, 3]) {
    const one = sure(await line(employee.routes.create, { body: { ...newEmployee, salonCode: code } }));
    employees.push(one.code);
  }
  return { code, line, services: services.map((one) => one.code), employees, leaves: [], bans: [] };
};
