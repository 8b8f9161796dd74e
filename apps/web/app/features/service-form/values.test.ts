import { validate } from '@ayna/contracts/core/validation';
import { newService } from '@ayna/contracts/service';
import { expect, test } from 'vitest';
import type { Employee } from '../../data/employees.ts';
import type { Service } from '../../data/services.ts';
import { hasTeamChanged, newValues, valuesOf } from './values.ts';

const person = (code: string, allServices: boolean, serviceCodes: string[] = []) =>
  ({ code, allServices, serviceCodes }) as unknown as Employee;

const team = [person('all', true), person('one', false, ['dye']), person('none', false)];

const dye: Service = {
  code: 'dye',
  salonCode: 'salon',
  version: 3,
  name: 'Dip boya',
  description: '',
  category: 'Color',
  color: 2,
  duration: 90,
  phases: { work: 30, wait: 40, finish: 20, freeWhileWaiting: true },
  bufferAfter: 10,
  price: 2400,
  showPrice: true,
  type: 'Single',
  sessionCount: null,
  sessionIntervalDays: null,
  online: true,
  active: true,
};

test('what is read of a service passes the contract unchanged', () => {
  const { performers, ...values } = valuesOf(dye, team);
  expect(validate(newService, { ...values, performers })).toEqual({ value: values });
  expect(performers).toEqual(['all', 'one']);
});

test('a new service lacks its name, category and price alone', () => {
  const { fields } = validate(newService, newValues(team));
  expect(fields).toEqual({
    name: 'En az 2 karakter girin.',
    category: 'Listeden bir değer seçin.',
    price: 'Bu alan gerekli.',
  });
  expect(newValues(team).performers).toEqual(['all']);
});

test.each([
  [['a', 'b'], ['b', 'a'], false],
  [['a'], ['a', 'b'], true],
  [['a'], ['b'], true],
  [[], [], false],
])('from %j to %j is another team: %j', (before, after, isOther) => {
  expect(hasTeamChanged(before, after)).toBe(isOther);
});
