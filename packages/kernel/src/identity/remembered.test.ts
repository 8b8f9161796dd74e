import { errors } from 'jose';
import { expect, test } from 'vitest';
import type { Question, Standing } from './identity.ts';
import { remembered } from './remembered.ts';

const member: Standing = { alive: true, admin: false, salonCode: 'a', groups: ['Receptionist'] };
const question: Question = { person: 'p', session: 's', salon: 'a' };

const counting = (answer: () => Promise<Standing>) => {
  const asked: Question[] = [];
  const clock = { now: 0 };
  const identity = {
    keys: () => Promise.reject(new errors.JWKSNoMatchingKey()),
    standing: (one: Question) => {
      asked.push(one);
      return answer();
    },
  };
  return { asked, clock, people: remembered(identity, () => clock.now) };
};

test('an answer is remembered for a second and no longer', async () => {
  const { asked, clock, people } = counting(async () => member);
  await people.standing(question);
  clock.now = 999;
  await people.standing(question);
  expect(asked).toHaveLength(1);
  clock.now = 1_000;
  await people.standing(question);
  expect(asked).toHaveLength(2);
});

test('questions asked together are asked once, and each salon is a question of its own', async () => {
  const { asked, people } = counting(async () => member);
  await Promise.all([
    people.standing(question),
    people.standing(question),
    people.standing({ ...question, salon: 'b' }),
  ]);
  expect(asked.map(({ salon }) => salon)).toEqual(['a', 'b']);
});

test('a failed question is asked again at once', async () => {
  let failing = true;
  const { asked, people } = counting(async () => {
    if (failing) throw new Error('auth is away');
    return member;
  });
  await expect(people.standing(question)).rejects.toThrow('auth is away');
  failing = false;
  expect(await people.standing(question)).toBe(member);
  expect(asked).toHaveLength(2);
});
