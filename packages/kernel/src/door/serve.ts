import type { Route } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { Actor } from '../actor.ts';
import type { Ctx } from '../ctx.ts';
import { AnsweredBefore, type Once, once } from '../db/once.ts';
import type { AnyHandler } from '../module.ts';
import { type Admitted, type Asker, admit, type Guards, turnAwayStrangers } from './admit.ts';
import { checkAnswer } from './answer.ts';
import { opened } from './finished.ts';
import { type Raw, readInput } from './input.ts';
import type { Limits } from './limits.ts';
import type { TakeUpload } from './upload.ts';
import { noWire, type Wire } from './wire.ts';

export type Incoming = {
  readonly raw: Raw;
  readonly asker: Asker;
  readonly requestId: string;
  readonly key?: string | undefined;
  readonly wire?: Wire;
  readonly upload?: TakeUpload;
};

export type Served = { readonly route: Route; readonly handler: AnyHandler };

type Parts = {
  readonly guards: Guards;
  /** Null where nothing is limited. */
  readonly limits: Limits | null;
  readonly ctxOf: (module: string, actor: Actor, requestId: string, once?: Once) => Ctx;
  readonly checkAnswers: boolean;
  /** Keys the hashes of remembered bodies: one may hold a password. */
  readonly secret: Uint8Array;
};

export type Serve = (served: Served, incoming: Incoming) => Promise<unknown>;

const nameOf = (actor: Actor): string => {
  if (actor.kind === 'person') return actor.code;
  return actor.kind === 'visitor' ? 'visitor' : actor.module;
};

const onceFor = (
  secret: Uint8Array,
  route: Route,
  { key, raw }: Incoming,
  { actor }: Admitted,
): Once | undefined => {
  if (!route.once || key === undefined) return undefined;
  if (!/^[\w.-]{8,100}$/.test(key)) throw new Refusal('bad-request');
  const { module, name } = route;
  return once({ module, key, owner: nameOf(actor), route: `${module}.${name}`, body: raw, secret });
};

/**
 * The way of every call, from a browser, a sibling or a test: within limits, read, admitted, done,
 * answered. There is no second way, so there is no second set of checks.
 */
export const serving = ({ guards, limits, ctxOf, checkAnswers, secret }: Parts): Serve => {
  const withinLimits = async (route: Route, asker: Asker): Promise<void> => {
    const wait = asker.kind === 'outside' ? await limits?.wait(route, asker.address) : null;
    if (typeof wait === 'number') throw new Refusal('too-many-requests', { details: { retryAfter: wait } });
  };

  const answer = async ({ route, handler }: Served, incoming: Incoming): Promise<unknown> => {
    const { raw, asker, requestId } = incoming;
    if (limits) await withinLimits(route, asker);
    turnAwayStrangers(route, asker);
    const input = readInput(route, raw);
    const admitted = await admit(guards, route, asker, input);
    const ctx = ctxOf(route.module, admitted.actor, requestId, onceFor(secret, route, incoming, admitted));
    const { wire = noWire, upload } = incoming;
    Object.assign(ctx, admitted, route.wire && { wire }, route.upload && { upload });
    return handler(ctx as never, input as never);
  };

  const saidNowOrBefore = async (served: Served, incoming: Incoming): Promise<unknown> => {
    try {
      return await answer(served, incoming);
    } catch (error) {
      if (error instanceof AnsweredBefore) return error.answer;
      throw error;
    }
  };

  if (!checkAnswers) return saidNowOrBefore;
  return async (served, incoming) => {
    const said = await saidNowOrBefore(served, incoming);
    if (!served.route.bytes) checkAnswer(served.route, opened(said));
    return said;
  };
};
