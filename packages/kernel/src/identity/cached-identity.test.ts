import { errors } from 'jose';
import { expect, test } from 'vitest';
import { cachedIdentity } from './cached-identity.ts';
import type { SessionQuery, SessionStatus } from './identity.ts';

const member: SessionStatus = {
  alive: true,
  admin: false,
  salonCode: 'a',
  groups: ['Receptionist'],
  secondFactor: 'due',
};
const query: SessionQuery = { person: 'p', session: 's', salon: 'a' };

const countingIdentity = (answer: () => Promise<SessionStatus>) => {
  const queries: SessionQuery[] = [];
  const clock = { now: 0 };
  const identity = {
    keys: () => Promise.reject(new errors.JWKSNoMatchingKey()),
    sessionStatus: (one: SessionQuery) => {
      queries.push(one);
      return answer();
    },
  };
  return { queries, clock, people: cachedIdentity(identity, () => clock.now) };
};

test('a status is cached for a second and no longer', async () => {
  const { queries, clock, people } = countingIdentity(async () => member);
  await people.sessionStatus(query);
  clock.now = 999;
  await people.sessionStatus(query);
  expect(queries).toHaveLength(1);
  clock.now = 1_000;
  await people.sessionStatus(query);
  expect(queries).toHaveLength(2);
});

test('equal queries that arrive together are sent once, and each salon is a query of its own', async () => {
  const { queries, people } = countingIdentity(async () => member);
  await Promise.all([
    people.sessionStatus(query),
    people.sessionStatus(query),
    people.sessionStatus({ ...query, salon: 'b' }),
  ]);
  expect(queries.map(({ salon }) => salon)).toEqual(['a', 'b']);
});

test('a cached status that is not accepted is asked for again, and a new one is not', async () => {
  const { queries, people } = countingIdentity(async () => member);
  const accepts = ({ secondFactor }: SessionStatus) => secondFactor === 'passed';
  await people.sessionStatus(query, accepts);
  expect(queries).toHaveLength(1);
  expect(await people.sessionStatus(query, accepts)).toBe(member);
  expect(queries).toHaveLength(2);
});

test('a failed query is not cached', async () => {
  let failing = true;
  const { queries, people } = countingIdentity(async () => {
    if (failing) throw new Error('auth is unavailable');
    return member;
  });
  await expect(people.sessionStatus(query)).rejects.toThrow('auth is unavailable');
  failing = false;
  expect(await people.sessionStatus(query)).toBe(member);
  expect(queries).toHaveLength(2);
});
