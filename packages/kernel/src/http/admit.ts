import type { Route } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { Who } from '@ayna/contracts/core/who';
import { mayCall } from '@ayna/domain/permissions';
import type { Actor, Person } from '../actor.ts';
import type { AcceptStatus } from '../identity/cached-identity.ts';
import type { SessionQuery, SessionStatus } from '../identity/identity.ts';
import type { TokenReader } from '../identity/tokens.ts';
import { mintSalonKey, type SalonKey } from '../salon-key.ts';
import { type Input, salonCodeIn } from './input.ts';

/** Where a call comes from: a client with or without a token, or another module that proved itself. */
export type CallOrigin =
  | { readonly kind: 'client'; readonly token: string | undefined; readonly address: string }
  | { readonly kind: 'internal'; readonly module: string; readonly actor: Actor };

/** What the route's `who` grants the handler. */
export type Admission = {
  readonly actor: Actor;
  readonly salon?: SalonKey | null;
  readonly groups?: ReadonlySet<string>;
  readonly staff?: boolean;
};

export type AccessChecks = {
  readonly readToken: TokenReader;
  readonly identity: { sessionStatus(query: SessionQuery, accepts?: AcceptStatus): Promise<SessionStatus> };
  /** Whether one module may call this route of another. */
  readonly mayCall: (from: string, route: Route) => boolean;
};

type MemberWho = Extract<Who, { kind: 'member' }>;

const personOf = async ({ readToken }: AccessChecks, origin: CallOrigin): Promise<Person | null> => {
  if (origin.kind === 'internal') return origin.actor.kind === 'person' ? origin.actor : null;
  const bearer = origin.token ? await readToken(origin.token) : null;
  return bearer && { kind: 'person', code: bearer.person, session: bearer.session, address: origin.address };
};

const statusOf = (
  { identity }: AccessChecks,
  { code, session }: Person,
  salon: string | null,
): Promise<SessionStatus> => identity.sessionStatus({ person: code, session, salon });

const actingAs = (person: Person, { customerOnly }: SessionStatus): Person =>
  customerOnly ? { ...person, customerOnly } : person;

/** The caller of a route that is open to all: the person if the session is alive, otherwise a visitor. */
export const actorOf = async (access: AccessChecks, origin: CallOrigin): Promise<Actor> => {
  if (origin.kind === 'internal') return origin.actor;
  const person = origin.token ? await personOf(access, origin) : null;
  const status = person && (await statusOf(access, person, null));
  if (person && status?.alive) return actingAs(person, status);
  return { kind: 'visitor', address: origin.address };
};

const requireSession = async (access: AccessChecks, origin: CallOrigin, salon: string | null) => {
  const person = await personOf(access, origin);
  if (!person) throw new Refusal('sign-in-needed');
  const status = await statusOf(access, person, salon);
  if (!status.alive) throw new Refusal('sign-in-needed');
  return { person: actingAs(person, status), status };
};

const hasPassed: AcceptStatus = ({ secondFactor }) => secondFactor === 'passed';

/** For what a stolen password must not do: platform staff's work, and exports of personal data. */
const requireSecondFactor = async ({ identity }: AccessChecks, { code, session }: Person): Promise<void> => {
  const { secondFactor } = await identity.sessionStatus({ person: code, session, salon: null }, hasPassed);
  if (secondFactor === 'due') throw new Refusal('second-factor-needed');
  if (secondFactor === 'missing') throw new Refusal('second-factor-missing');
};

const isPerson = (actor: Actor): actor is Person => actor.kind === 'person';

const admitMember = async (
  access: AccessChecks,
  origin: CallOrigin,
  route: Route,
  input: Input,
): Promise<Admission> => {
  const who = route.who as MemberWho;
  const requested = who.salon === 'active' ? 'active' : salonCodeIn(who.salon, input);
  const { person, status } = await requireSession(access, origin, requested);
  const groups = new Set(status.groups);
  const mayAsMember = status.groups !== null && status.salonCode !== null && mayCall(who, groups);
  if (who.admin && status.admin && !mayAsMember) {
    const salonCode = requested === 'active' ? status.salonCode : requested;
    return { actor: person, salon: salonCode ? mintSalonKey(salonCode) : null, groups, staff: true };
  }
  // A person who is not a member must not learn whether the salon exists.
  if (!status.groups || !status.salonCode) throw new Refusal('not-found');
  if (!mayAsMember) throw new Refusal('not-allowed');
  if (status.suspended && route.method !== 'GET' && !route.whileSuspended) throw new Refusal('suspended');
  return { actor: person, salon: mintSalonKey(status.salonCode), groups, staff: false };
};

const requireInternal = (access: AccessChecks, origin: CallOrigin, route: Route): Actor => {
  // For clients, a route between modules does not exist.
  if (origin.kind !== 'internal' || !access.mayCall(origin.module, route)) throw new Refusal('not-found');
  return origin.actor;
};

/** Refuses callers without a token before anything they sent is read. */
export const rejectAnonymous = (route: Route, origin: CallOrigin): void => {
  const { kind } = route.who;
  if (origin.kind === 'internal') return;
  if (kind === 'internal' || kind === 'internal-salon') throw new Refusal('not-found');
  if (origin.token || kind === 'anyone') return;
  if (kind !== 'guest' || route.who.signedIn) throw new Refusal('sign-in-needed');
};

/** A client without a token at a route that is open to all: nothing has to be looked up. */
export const visitorOf = (route: Route, origin: CallOrigin): Admission | null =>
  route.who.kind === 'anyone' && origin.kind === 'client' && !origin.token
    ? { actor: { kind: 'visitor', address: origin.address } }
    : null;

/** Checks the caller against the route's `who`. */
const admitCaller = async (
  access: AccessChecks,
  route: Route,
  origin: CallOrigin,
  input: Input,
): Promise<Admission> => {
  const { who } = route;
  switch (who.kind) {
    case 'anyone':
      return { actor: await actorOf(access, origin) };
    case 'guest': {
      const salon = mintSalonKey(salonCodeIn(who.salon, input));
      if (who.signedIn) return { actor: (await requireSession(access, origin, null)).person, salon };
      return { actor: await actorOf(access, origin), salon };
    }
    case 'signed-in': {
      const { person, status } = await requireSession(access, origin, null);
      if (status.customerOnly && !who.customerOnly) throw new Refusal('password-needed');
      return { actor: person };
    }
    case 'member':
      return admitMember(access, origin, route, input);
    case 'admin': {
      const { person, status } = await requireSession(access, origin, null);
      if (!status.admin) throw new Refusal('not-allowed');
      return { actor: person };
    }
    case 'internal':
      return { actor: requireInternal(access, origin, route) };
    case 'internal-salon': {
      const code = salonCodeIn(who.salon, input);
      return { actor: requireInternal(access, origin, route), salon: mintSalonKey(code) };
    }
  }
};

/** Checks the caller against the route's `who`, and the second factor where the route or the role wants it. */
export const admit = async (
  access: AccessChecks,
  route: Route,
  origin: CallOrigin,
  input: Input,
): Promise<Admission> => {
  const admission = await admitCaller(access, route, origin, input);
  const isWanted = route.secondFactor || route.who.kind === 'admin' || admission.staff;
  if (isWanted && isPerson(admission.actor)) await requireSecondFactor(access, admission.actor);
  return admission;
};
