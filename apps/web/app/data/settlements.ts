import { CallError } from '@ayna/contracts/core/client';
import { finance, type SettlementForm, type VisitSettlement } from '@ayna/contracts/finance';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { systemClock } from '../lib/clock.ts';
import { invalidateModules } from './invalidation.ts';

const { settlement, settle, undoSettlement, tillSettings, setTillSettings } = finance.routes;

export type { VisitSettlement };

/** The income follows the completion within two seconds: until then it is asked for quietly. */
const pollMs = 400;
const maxPolls = 20;
/** A late one is told by the live signal of the books; this finds it where the stream is down. */
const latePollMs = 5_000;

export const settlementQuery = (code: string) =>
  queryOptions({
    queryKey: ['finance', 'settlement', code],
    queryFn: ({ signal }) => call(settlement, { params: { code } }, { signal }),
    // Who changes it must begin with the present versions.
    staleTime: 0,
    refetchInterval: ({ state }) => {
      if (state.data?.recorded !== false) return false;
      return state.dataUpdateCount < maxPolls ? pollMs : latePollMs;
    },
  });

const pause = (ms: number) => new Promise<void>((resolve) => void systemClock.after(ms, resolve));

const isNotRecorded = (failure: unknown): boolean =>
  failure instanceof CallError && failure.body.code === 'income-not-recorded';

type Settling = { readonly body: SettlementForm; readonly key: string };

/** The income of a product follows its sale: until it is recorded, the call is sent again. */
const settleWhenRecorded = async (settling: Settling, triesLeft = maxPolls): Promise<VisitSettlement> => {
  try {
    return await call(settle, { body: settling.body }, { key: settling.key });
  } catch (failure) {
    if (!isNotRecorded(failure) || triesLeft === 0) throw failure;
  }
  await pause(pollMs);
  return settleWhenRecorded(settling, triesLeft - 1);
};

const onSettled = invalidateModules('finance');

export const settleVisit = mutationOptions({
  mutationFn: (settling: Settling) => settleWhenRecorded(settling),
  onSettled,
});

export const undoVisitSettlement = mutationOptions({
  mutationFn: (code: string) => call(undoSettlement, { params: { code } }),
  onSettled,
});

export const tillSettingsQuery = (salonCode: string) =>
  queryOptions({
    queryKey: ['finance', 'till-settings', salonCode],
    queryFn: ({ signal }) => call(tillSettings, { params: { salonCode } }, { signal }),
  });

type TillSettings = { readonly percent: number; readonly iban: string | null };

export const changeTillSettings = mutationOptions({
  mutationFn: ({ salonCode, ...body }: TillSettings & { readonly salonCode: string }) =>
    call(setTillSettings, { params: { salonCode }, body }),
  onSettled,
});
