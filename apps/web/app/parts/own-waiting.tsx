import { useMutation } from '@tanstack/react-query';
import { joinWaitingList, leaveWaitingList, type OwnWaitingEntry } from '../data/waiting-list.ts';
import { newIdempotencyKey } from '../lib/idempotency-key.ts';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast.tsx';
import { dayRange } from './day-range.ts';
import { texts } from './own-waiting.texts.ts';
import { showFailure } from './show-failure.ts';

const partsText = ({ parts }: OwnWaitingEntry): string =>
  parts.length === 0 ? texts.anyPart : parts.map((part) => texts.parts[part]).join(', ');

const employeesText = ({ services }: OwnWaitingEntry): string => {
  const names = services.flatMap(({ employee }) => employee ?? []);
  return names.length === 0 ? texts.anybody : [...new Set(names)].join(', ');
};

type Props = {
  readonly entries: readonly OwnWaitingEntry[];
  /** Whether it names the salon: over all of them, not on the page of one. */
  readonly withSalon?: boolean;
};

/** What the customer waits for; each can be taken back, and that undone. */
export function OwnWaiting({ entries, withSalon = false }: Props) {
  const leaving = useMutation(leaveWaitingList);
  const joining = useMutation(joinWaitingList);
  const restore = async ({ salonCode, services, firstDay, lastDay, parts }: OwnWaitingEntry) => {
    const wanted = services.map(({ serviceCode, employeeCode }) => ({ serviceCode, employeeCode }));
    const body = { salonCode, services: wanted, firstDay, lastDay, parts };
    await joining.mutateAsync({ body, key: newIdempotencyKey() }).catch(showFailure);
  };
  const leave = async (entry: OwnWaitingEntry): Promise<void> => {
    try {
      await leaving.mutateAsync({ salonCode: entry.salonCode, code: entry.code });
      showToast({ text: texts.left, action: { label: texts.undo, onPress: () => void restore(entry) } });
    } catch (failure) {
      showFailure(failure);
    }
  };
  return (
    <ul className="mt-3 grid gap-2.5">
      {entries.map((entry) => {
        const what = entry.services.map(({ service }) => service).join(', ');
        return (
          <li
            key={entry.code}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg px-4 py-3 shadow-frame"
          >
            <span className="min-w-0">
              <b className="block font-strong">{what}</b>
              <span className="num block text-body">{dayRange(entry.firstDay, entry.lastDay)}</span>
              <span className="block text-body text-muted">
                {[...(withSalon ? [entry.salonName] : []), partsText(entry), employeesText(entry)].join(
                  texts.dot,
                )}
              </span>
            </span>
            <Button
              look="outline"
              aria-label={texts.leaveLabel(what)}
              isPending={leaving.isPending && leaving.variables.code === entry.code}
              onPress={() => void leave(entry)}
            >
              {texts.leave}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
