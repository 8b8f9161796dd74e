import { CallError } from '@ayna/contracts/core/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { failureMessage } from '../../parts/show-failure.ts';
import { isRefusal, leftForLater, settled, type Task, tasksLeft } from './opening-rules.ts';
import type { DraftDesk } from './use-draft.ts';
import { usePerform } from './use-perform.ts';

export type OpeningFailure = {
  readonly task: Task;
  readonly message: string;
  /** Nothing was done for sure, so what was asked for may be changed. */
  readonly isRefusal: boolean;
};

const failureOf = (task: Task, error: unknown): OpeningFailure => ({
  task,
  message: failureMessage(error),
  isRefusal: error instanceof CallError && isRefusal(error.status),
});

/** Does one task after another, remembering each before and after, so that a reload goes on in the middle. */
export function useOpening(desk: DraftDesk, finished: (salonCode: string) => void) {
  const { change, read } = desk;
  const perform = usePerform(desk);
  const [failure, setFailure] = useState<OpeningFailure>();
  const isBusy = useRef(false);

  const runOn = useCallback(async (): Promise<OpeningFailure | undefined> => {
    for (;;) {
      const { opening, ...wished } = read();
      if (!opening) return undefined;
      const [task] = tasksLeft(opening, wished);
      if (!task) {
        finished(opening.salonCode ?? '');
        return undefined;
      }
      try {
        const salonCode = await perform(task);
        change({ opening: settled(read().opening ?? opening, task, salonCode) });
      } catch (error) {
        return failureOf(task, error);
      }
    }
  }, [change, finished, perform, read]);

  const run = useCallback(async (): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    const failed = await runOn();
    isBusy.current = false;
    setFailure(failed);
  }, [runOn]);

  useEffect(() => void run(), [run]);

  const again = (): void => {
    setFailure(undefined);
    void run();
  };
  const skip = (): void => {
    const { opening } = read();
    if (!failure || !opening) return;
    change({ opening: leftForLater(opening, failure.task) });
    again();
  };
  return { failure, again, skip };
}
