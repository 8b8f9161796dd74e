import { workHours } from '@ayna/contracts/core/hours';
import { expect, test } from 'vitest';
import { planSalons } from './plan.ts';
import { randomFrom } from './random.ts';
import { demoTeam } from './teams.ts';

const now = 1_794_700_000_000;
const { salons } = planSalons({ salons: 6, months: 4, now });
const services = ['a', 'b', 'c', 'd'];

const teamIn = (index: number, seats = 6) => {
  const salon = salons[index];
  if (!salon) throw new Error(`no salon ${index}`);
  const owner = {
    salon: salon.code,
    code: salon.code,
    role: 'SalonOwner',
    groups: ['Administrator'],
    name: 'Işıl',
    lastname: 'Kara',
    phone: '+905550000002',
    email: null,
  };
  return demoTeam(salon, [owner], services, { random: randomFrom(1), now, seats });
};

test.each(salons.map(({ type }, index) => [type, index] as const))(
  'a %s has its owner and three to five more, one of them invited, and one has left',
  (_, index) => {
    const { employees, invitations, leaves, recurring_leaves, seats } = teamIn(index);
    const inTeam = employees.filter(({ left_at }) => left_at === null);
    expect(inTeam.filter(({ owner }) => owner)).toHaveLength(1);
    expect(inTeam.length).toBeGreaterThanOrEqual(4);
    expect(inTeam.length).toBeLessThanOrEqual(6);
    expect(employees).toHaveLength(inTeam.length + 1);
    expect(seats).toHaveLength(inTeam.length);
    expect(invitations).toHaveLength(1);
    expect([leaves.length, recurring_leaves.length]).toEqual([3, 1]);
    for (const one of employees) expect(workHours.safeParse(one.work_hours).success).toBe(true);
  },
);

test('with one seat only the owner is in the team', () => {
  const { employees, invitations, seats } = teamIn(2, 1);
  expect(employees.filter(({ left_at }) => left_at === null)).toMatchObject([{ owner: true }]);
  expect([invitations.length, seats.length]).toEqual([0, 1]);
});
