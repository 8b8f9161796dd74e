import { employee } from '@ayna/contracts/employee';
import { salon } from '@ayna/contracts/salon';
import { service } from '@ayna/contracts/service';
import { weekdays } from '@ayna/domain/wall-clock';
import { createCaller, type RetryingCaller, type Tally } from '../retrying-caller.ts';
import { createSignedInPerson } from '../signed-in-person.ts';
import type { TestProduct } from '../test-product.ts';

/** A salon and the codes of its objects, as far as responses have named them. */
export type Salon = {
  readonly code: string;
  readonly call: RetryingCaller;
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
  workHours: weekdays.map((day) => ({ day, startTime: '09:00:00', endTime: '20:00:00' })),
  allServices: true,
  serviceCodes: [],
  invite: false,
};

export const salonProfile = {
  type: 'HairSalon' as const,
  name: 'Deneme Salonu',
  phone: '+905321234567',
  email: null,
  province: 34,
  district: 'Fatih',
  address: 'Moda Cad. 48/1',
};

const requireAnswer = <T>(answer: T | null): T => {
  if (answer === null) throw new Error('openSalon: a call was refused');
  return answer;
};

/** Creates a salon as its owner does, with three services and three employees. */
export const openSalon = async (product: TestProduct, number: number, tally: Tally): Promise<Salon> => {
  const [ownerAccount] = await product.createAccounts(1);
  if (!ownerAccount) throw new Error('createAccounts returned no account');
  const opened = requireAnswer(
    await createCaller(
      product,
      createSignedInPerson(product, ownerAccount, null),
      tally,
    )(salon.routes.create, {
      body: {
        ...salonProfile,
        path: `deneme-salonu-${number}`,
        openingHours: weekdays.map((day) => ({
          day,
          openTime: '09:00:00',
          closeTime: '20:00:00',
          breaks: [],
        })),
        holidays: 'open',
      },
    }),
  );
  const { code } = opened;
  const call = createCaller(product, createSignedInPerson(product, ownerAccount, code), tally);
  const body = { salonCode: code, services: [newService, newService, newService] };
  const services = requireAnswer(await call(service.routes.createMany, { body }));
  const employees: string[] = [];
  for (const _ of [1, 2, 3]) {
    const created = requireAnswer(
      await call(employee.routes.create, { body: { ...newEmployee, salonCode: code } }),
    );
    employees.push(created.code);
  }
  return { code, call, services: services.map((one) => one.code), employees, leaves: [], bans: [] };
};
