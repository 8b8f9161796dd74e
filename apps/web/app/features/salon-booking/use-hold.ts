import { CallError } from '@ayna/contracts/core/client';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { holdTime, releaseHold } from '../../data/booking.ts';
import { isRefused } from '../../lib/call-errors.ts';
import { systemClock } from '../../lib/clock.ts';
import { forget, keyOfAsking, readStored, type StoredHold, store } from './model/stored-booking.ts';
import { requestedServices, servicesText, type Visit } from './model/visit.ts';

/** As long as the server reserves a time. Counted by the browser's own clock, which may be wrong. */
const holdMs = 5 * 60_000;
/** Who is still there after so many has left the phone on the table. */
const maxRenewals = 3;

export type HoldState =
  | { readonly status: 'none' | 'asking' | 'over' }
  | { readonly status: 'held'; readonly hold: StoredHold }
  /** Somebody else took it; the nearest free times of the same day. */
  | { readonly status: 'taken'; readonly nearest: readonly string[] }
  | { readonly status: 'failed'; readonly message: string };

const lostCodes = new Set(['slot-taken', 'outside-hours', 'hold-over']);

const nearestIn = (details: unknown): readonly string[] => {
  const { nearest } = (details ?? {}) as { readonly nearest?: readonly string[] };
  return nearest?.slice(0, 3) ?? [];
};

/** What became of a time, after a call for it was refused. */
export const lostTime = (failure: unknown): HoldState | undefined =>
  failure instanceof CallError && lostCodes.has(failure.body.code)
    ? { status: 'taken', nearest: nearestIn(failure.body.details) }
    : undefined;

const none: HoldState = { status: 'none' };

type HoldOfVisit = { readonly key: string; readonly state: HoldState };

type Reserve = (request: Parameters<NonNullable<typeof holdTime.mutationFn>>[0]) => Promise<{
  readonly holdCode: string;
  readonly slot: Pick<StoredHold, 'endDate' | 'employeeCodes'>;
}>;

/** Releases the former hold of this browser and asks for another one. */
const replaceHold = async (
  reserve: Reserve,
  { salonCode, visit, key }: { readonly salonCode: string; readonly visit: Visit; readonly key: string },
): Promise<HoldState> => {
  const former = readStored(salonCode, 'hold');
  forget(salonCode, 'hold');
  if (former && former.expiresAt > systemClock.now()) await releaseHold({ salonCode, code: former.holdCode });
  const now = systemClock.now();
  const asked = keyOfAsking(salonCode, 'askedHold', { what: key, now, lastsMs: holdMs });
  try {
    const { holdCode, slot } = await reserve({
      body: { salonCode, services: requestedServices(visit), startDate: visit.startDate ?? '' },
      key: asked.key,
    });
    const { endDate, employeeCodes } = slot;
    const hold = { key, holdCode, expiresAt: asked.askedAt + holdMs, endDate, employeeCodes };
    store(salonCode, 'hold', hold);
    forget(salonCode, 'askedHold');
    return { status: 'held', hold };
  } catch (failure) {
    // Refused, so nothing was reserved under this key. Without a response nobody knows.
    if (isRefused(failure)) forget(salonCode, 'askedHold');
    const message = failure instanceof Error ? failure.message : '';
    return lostTime(failure) ?? { status: 'failed', message };
  }
};

/** The hold that a reload of the page left behind. */
const storedHold = (salonCode: string, key: string): HoldState | undefined => {
  const hold = readStored(salonCode, 'hold');
  return hold?.key === key && hold.expiresAt > systemClock.now() ? { status: 'held', hold } : undefined;
};

/** Calls back when the hold of this state ends. */
const useExpiry = (state: HoldState, callback: () => void): void => {
  const expire = useEffectEvent(callback);
  const expiresAt = state.status === 'held' ? state.hold.expiresAt : undefined;
  useEffect(() => {
    if (expiresAt === undefined) return;
    return systemClock.after(Math.max(0, expiresAt - systemClock.now()), expire);
  }, [expiresAt]);
};

/**
 * Reserves the chosen time while the customer types. Another choice releases the former one. A hold that ends while the
 * page is looked at is renewed.
 */
export const useHold = (salonCode: string, visit: Visit, isWanted: boolean) => {
  const { startDate } = visit;
  const key = isWanted && startDate ? `${servicesText(visit)} ${startDate}` : null;
  const [known, setKnown] = useState<HoldOfVisit>();
  const renewals = useRef(0);
  const latest = useRef(key);
  const asked = useRef<HoldState | Promise<HoldState>>(none);
  const { mutateAsync } = useMutation(holdTime);
  const state: HoldState = known && known.key === key ? known.state : { status: key ? 'asking' : 'none' };

  const settle = async (wanted: string, next: HoldState | Promise<HoldState>): Promise<void> => {
    asked.current = next;
    const settled = await next;
    if (latest.current === wanted) setKnown({ key: wanted, state: settled });
  };
  const give = (wanted: string, given: HoldState): void => {
    asked.current = given;
    setKnown({ key: wanted, state: given });
  };
  const reserve = (wanted: string): Promise<HoldState> =>
    replaceHold(mutateAsync, { salonCode, visit, key: wanted });
  const ask = (wanted: string): void => {
    setKnown({ key: wanted, state: { status: 'asking' } });
    void settle(wanted, reserve(wanted));
  };

  const begin = useEffectEvent((wanted: string): void => {
    renewals.current = 0;
    void settle(wanted, storedHold(salonCode, wanted) ?? reserve(wanted));
  });
  useEffect(() => {
    latest.current = key;
    if (key) begin(key);
  }, [key]);

  useExpiry(state, () => {
    if (!key) return;
    renewals.current += 1;
    if (document.visibilityState === 'visible' && renewals.current <= maxRenewals) ask(key);
    else give(key, { status: 'over' });
  });

  return {
    state,
    /** What became of the time. A booking that overtakes its own hold finds the time taken, by that hold. */
    settled: async (): Promise<HoldState> => asked.current,
    /** Asks for the same time again. */
    retry: (): void => {
      renewals.current = 0;
      if (key) ask(key);
    },
    /** The booking itself was refused. */
    lose: (lost: HoldState): void => {
      if (key) give(key, lost);
    },
  };
};

export type Hold = ReturnType<typeof useHold>;
