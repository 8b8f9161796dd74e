import type { Caller } from '@ayna/contracts/core/client';
import type { Who } from '@ayna/contracts/core/who';
import type { Actor, Person } from './actor.ts';
import type { Db } from './db/db.ts';
import type { SalonKey } from './salon-key.ts';
import type { Log } from './telemetry/log.ts';

/** What every action receives first. */
export type Ctx = {
  readonly actor: Actor;
  readonly requestId: string;
  readonly log: Log;
  readonly db: Db;
  /** Calls another module: directly in the same process, by HTTP in another, with the same checks. */
  readonly call: Caller;
  /** The present instant in milliseconds; the one clock that tests can set. */
  readonly now: () => number;
};

export type PersonCtx = Ctx & { readonly actor: Person };
export type SalonCtx = Ctx & { readonly salon: SalonKey };
/** A person with an account, as a customer of the salon. */
export type CustomerCtx = Ctx & { readonly actor: Person; readonly salon: SalonKey };
export type MemberCtx = Ctx & {
  readonly actor: Person;
  readonly salon: SalonKey;
  /** The groups this person holds in this salon. */
  readonly groups: ReadonlySet<string>;
};

/** A member of the salon, or platform staff, who hold no groups in it and may have named none. */
export type OrAdminCtx = Ctx & {
  readonly actor: Person;
  readonly salon: SalonKey | null;
  readonly groups: ReadonlySet<string>;
  /** The person acts as platform staff, not as a member: the action is written to the audit log. */
  readonly staff: boolean;
};

/** The event being handled. Its id makes an effect unique, however often it is delivered. */
export type DeliveredEvent = { readonly id: string; readonly at: string };
export type EventCtx = Ctx & { readonly event: DeliveredEvent };
export type SalonEventCtx = EventCtx & { readonly salon: SalonKey };

/** The context that a route's `who` grants. */
export type CtxFor<W extends Who> = W extends { kind: 'member'; admin: true }
  ? OrAdminCtx
  : W extends { kind: 'member' }
    ? MemberCtx
    : W extends { kind: 'guest'; signedIn: true }
      ? CustomerCtx
      : W extends { kind: 'guest' | 'internal-salon' }
        ? SalonCtx
        : W extends { kind: 'signed-in' | 'admin' }
          ? PersonCtx
          : Ctx;
