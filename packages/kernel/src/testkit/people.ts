import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { newCode } from '../codes.ts';
import type { Identity, SessionQuery, SessionStatus } from '../identity/identity.ts';
import { tokenAudience, tokenType } from '../identity/tokens.ts';

export type TestPerson = {
  readonly code: string;
  readonly session: string;
  alive: boolean;
  admin: boolean;
  active: string | null;
  secondFactor: SessionStatus['secondFactor'];
  /** A session that a code opened without a password. */
  customerOnly?: true;
  /** Groups by salon code. */
  readonly groups: Record<string, string[]>;
};

const noSession: SessionStatus = {
  alive: false,
  admin: false,
  salonCode: null,
  groups: null,
  secondFactor: 'missing',
};

/** The people of a test as plain data, so that another process can get them as JSON. */
export type PeopleData = {
  readonly people: TestPerson[];
  readonly jwks: Parameters<typeof createLocalJWKSet>[0];
};

export const identityFrom = ({ people, jwks }: PeopleData): Identity => ({
  keys: createLocalJWKSet(jwks),
  sessionStatus: async ({ person, session, salon }: SessionQuery) => {
    const found = people.find(({ code }) => code === person);
    if (!found || found.session !== session) return noSession;
    const salonCode = salon === 'active' ? found.active : salon;
    const groups = salonCode ? (found.groups[salonCode] ?? null) : null;
    const { alive, admin, secondFactor, customerOnly } = found;
    if (customerOnly)
      return { alive, admin: false, salonCode: null, groups: null, secondFactor, customerOnly };
    return { alive, admin, salonCode, groups, secondFactor };
  },
});

/** Stands in for the module that owns people: it signs real tokens and knows the people of the test. */
export const testPeople = async () => {
  const { privateKey, publicKey } = await generateKeyPair('Ed25519', { extractable: true });
  const kid = newCode();
  const jwk = { ...(await exportJWK(publicKey)), kid, alg: 'EdDSA' };
  const data: PeopleData = { people: [], jwks: { keys: [jwk] } };

  const person = (about: Partial<Omit<TestPerson, 'code' | 'session'>> = {}): TestPerson => {
    const created = {
      code: newCode(),
      session: newCode(),
      alive: true,
      admin: false,
      active: null,
      secondFactor: 'passed' as const,
      groups: {},
      ...about,
    };
    data.people.push(created);
    return created;
  };

  return {
    data,
    identity: identityFrom(data),
    person,
    /** A member of one salon, which is their active one. */
    member: (salonCode: string, ...groups: string[]) =>
      person({ active: salonCode, groups: { [salonCode]: groups } }),
    tokenOf: ({ code, session }: TestPerson, seconds = 600): Promise<string> =>
      new SignJWT({ sid: session })
        .setProtectedHeader({ alg: 'EdDSA', typ: tokenType, kid })
        .setSubject(code)
        .setAudience(tokenAudience)
        .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
        .sign(privateKey),
    privateKey,
  };
};

export type TestPeople = Awaited<ReturnType<typeof testPeople>>;
