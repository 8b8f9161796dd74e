import type { Route } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { Who } from '@ayna/contracts/core/who';
import type { Actor, Person } from '../actor.ts';
import type { Identity, Standing } from '../identity/identity.ts';
import type { TokenReader } from '../identity/tokens.ts';
import { mintSalonKey, type SalonKey } from '../salon-key.ts';
import { type Input, salonNamed } from './input.ts';

/** How a call came: from outside with a token or without, or from a sibling module that proved itself. */
export type Asker =
  | { readonly kind: 'outside'; readonly token: string | undefined; readonly address: string }
  | { readonly kind: 'sibling'; readonly module: string; readonly actor: Actor };

export type Admitted = {
  readonly actor: Actor;
  readonly salon?: SalonKey | null;
  readonly groups?: ReadonlySet<string>;
  readonly staff?: boolean;
};

export type Guards = {
  readonly readToken: TokenReader;
  readonly identity: Pick<Identity, 'standing'>;
  /** Whether one module may ask this route of another. */
  readonly mayAsk: (from: string, route: Route) => boolean;
};

type MemberWho = Extract<Who, { kind: 'member' }>;

const personOf = async ({ readToken }: Guards, asker: Asker): Promise<Person | null> => {
  if (asker.kind === 'sibling') return asker.actor.kind === 'person' ? asker.actor : null;
  const bearer = asker.token ? await readToken(asker.token) : null;
  return bearer && { kind: 'person', code: bearer.person, session: bearer.session, address: asker.address };
};

const standingOf = ({ identity }: Guards, person: Person, salon: string | null): Promise<Standing> =>
  identity.standing({ person: person.code, session: person.session, salon });

/** Whoever calls a route that is open to all: the person, if the session lives, or else a visitor. */
export const actorOf = async (guards: Guards, asker: Asker): Promise<Actor> => {
  if (asker.kind === 'sibling') return asker.actor;
  const person = asker.token ? await personOf(guards, asker) : null;
  if (person && (await standingOf(guards, person, null)).alive) return person;
  return { kind: 'visitor', address: asker.address };
};

const signedIn = async (guards: Guards, asker: Asker, salon: string | null) => {
  const person = await personOf(guards, asker);
  if (!person) throw new Refusal('sign-in-needed');
  const standing = await standingOf(guards, person, salon);
  if (!standing.alive) throw new Refusal('sign-in-needed');
  return { person, standing };
};

const mayAs = (groups: ReadonlySet<string>, { any }: MemberWho): boolean =>
  groups.has('Administrator') || any.length === 0 || any.some((right) => groups.has(right));

const member = async (guards: Guards, asker: Asker, who: MemberWho, input: Input): Promise<Admitted> => {
  const named = who.salon === 'active' ? 'active' : salonNamed(who.salon, input);
  const { person, standing } = await signedIn(guards, asker, named);
  const groups = new Set(standing.groups);
  const mayIn = standing.groups !== null && standing.salonCode !== null && mayAs(groups, who);
  if (who.admin && standing.admin && !mayIn) {
    const salonCode = named === 'active' ? standing.salonCode : named;
    return { actor: person, salon: salonCode ? mintSalonKey(salonCode) : null, groups, staff: true };
  }
  // Whoever is no member is not told whether there is such a salon.
  if (!standing.groups || !standing.salonCode) throw new Refusal('not-found');
  if (!mayIn) throw new Refusal('not-allowed');
  return { actor: person, salon: mintSalonKey(standing.salonCode), groups, staff: false };
};

const sibling = (guards: Guards, asker: Asker, route: Route): Actor => {
  // From outside, a route between modules does not exist.
  if (asker.kind !== 'sibling' || !guards.mayAsk(asker.module, route)) throw new Refusal('not-found');
  return asker.actor;
};

/** Whether somebody who is nobody may stop here, before anything they sent is read. */
export const turnAwayStrangers = (route: Route, asker: Asker): void => {
  const { kind } = route.who;
  if (asker.kind === 'sibling') return;
  if (kind === 'sibling' || kind === 'salon-sibling') throw new Refusal('not-found');
  if (asker.token || kind === 'anyone') return;
  if (kind !== 'guest' || route.who.signedIn) throw new Refusal('sign-in-needed');
};

/** Asks of the caller what the route's `who` says, and hands out what it has earned. */
export const admit = async (guards: Guards, route: Route, asker: Asker, input: Input): Promise<Admitted> => {
  const { who } = route;
  switch (who.kind) {
    case 'anyone':
      return { actor: await actorOf(guards, asker) };
    case 'guest': {
      const salon = mintSalonKey(salonNamed(who.salon, input));
      if (who.signedIn) return { actor: (await signedIn(guards, asker, null)).person, salon };
      return { actor: await actorOf(guards, asker), salon };
    }
    case 'signed-in':
      return { actor: (await signedIn(guards, asker, null)).person };
    case 'member':
      return member(guards, asker, who, input);
    case 'admin': {
      const { person, standing } = await signedIn(guards, asker, null);
      if (!standing.admin) throw new Refusal('not-allowed');
      return { actor: person };
    }
    case 'sibling':
      return { actor: sibling(guards, asker, route) };
    case 'salon-sibling': {
      const code = salonNamed(who.salon, input);
      return { actor: sibling(guards, asker, route), salon: mintSalonKey(code) };
    }
  }
};
