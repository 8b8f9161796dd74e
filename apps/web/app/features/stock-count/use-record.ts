import { CallError } from '@ayna/contracts/core/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { countSheetQuery, recordCounts } from '../../data/inventory.ts';
import { newIdempotencyKey } from '../../lib/idempotency-key.ts';
import { type Difference, differencesOf, toCountBody } from './model/count.ts';
import { type SentCount, withoutEntry, withoutSent } from './model/stored-count.ts';
import { texts } from './texts.ts';
import type { Count } from './use-count.ts';

const { reasons } = texts.result;

export const isReason = (reason: string | undefined): reason is keyof typeof reasons =>
  reason !== undefined && reason in reasons;

/** Somebody sells or buys while the counts are recorded: as often it is tried again with the stock of then. */
const maxRounds = 5;

const isRefusal = (failure: unknown): failure is CallError =>
  failure instanceof CallError && failure.status < 500;

const isStockChanged = (failure: unknown): boolean =>
  isRefusal(failure) && failure.body.code === 'stock-changed';

type Props = Count & { readonly salonCode: string };

/**
 * Records every difference. Each body is stored with its key before it is sent: if the response is lost, the same is sent
 * again and recorded once. After a refusal it is made again with the present stock.
 */
export const useRecord = ({ salonCode, count, update }: Props) => {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation(recordCounts);

  const toSend = (difference: Difference, sent: ReadonlyMap<string, SentCount>) => {
    const { code } = difference.item;
    const reason = count.reasons[code];
    const note = isReason(reason) ? reasons[reason] : '';
    return { code, ...(sent.get(code) ?? { body: toCountBody(difference, note), key: newIdempotencyKey() }) };
  };

  /** Those that are recorded leave `sent`, and so does the one that was refused. */
  const recordOnce = async (
    differences: readonly Difference[],
    sent: Map<string, SentCount>,
    recorded: Set<string>,
  ): Promise<void> => {
    const counts = differences
      .filter(({ item }) => !recorded.has(item.code))
      .map((difference) => toSend(difference, sent));
    for (const { code, body, key } of counts) sent.set(code, { body, key });
    update((before) => ({ ...before, sent: Object.fromEntries(sent) }));
    const onRecorded = (code: string): void => {
      recorded.add(code);
      sent.delete(code);
      update((before) => withoutEntry(before, code));
    };
    try {
      await mutateAsync({ counts, onRecorded });
    } catch (failure) {
      const failed = counts.find(({ code }) => !recorded.has(code));
      // What was refused was not recorded. Of what had no answer nobody knows: that is sent again as it was.
      if (failed && isRefusal(failure)) {
        sent.delete(failed.code);
        update((before) => withoutSent(before, failed.code));
      }
      throw failure;
    }
  };

  const record = async (first: readonly Difference[]): Promise<void> => {
    const sent = new Map(Object.entries(count.sent));
    const recorded = new Set<string>();
    let differences = first;
    for (let round = 1; ; round += 1)
      try {
        return await recordOnce(differences, sent, recorded);
      } catch (failure) {
        if (!isStockChanged(failure) || round === maxRounds) throw failure;
        const items = await client.fetchQuery(countSheetQuery(salonCode));
        differences = differencesOf(items, count.entries);
      }
  };
  return { record, isRecording: isPending };
};
