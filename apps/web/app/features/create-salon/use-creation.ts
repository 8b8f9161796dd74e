import { CallError } from '@ayna/contracts/core/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { failureMessage } from '../../parts/show-failure.ts';
import { isRefusal, type Task, tasksLeft, withTaskDone, withTaskPostponed } from './creation-progress.ts';
import type { DraftStore } from './use-draft.ts';
import { usePerformTask } from './use-perform-task.ts';

export type CreationFailure = {
  readonly task: Task;
  readonly message: string;
  /** Nothing was done for sure, so what was asked for may be changed. */
  readonly isRefusal: boolean;
};

const failureOf = (task: Task, error: unknown): CreationFailure => ({
  task,
  message: failureMessage(error),
  isRefusal: error instanceof CallError && isRefusal(error.status),
});

/** Does one task after another, remembering each before and after, so that a reload goes on in the middle. */
export function useCreation(store: DraftStore, finished: (salonCode: string) => void) {
  const { change, read } = store;
  const perform = usePerformTask(store);
  const [failure, setFailure] = useState<CreationFailure>();
  const isBusy = useRef(false);

  const runOn = useCallback(async (): Promise<CreationFailure | undefined> => {
    for (;;) {
      const { creation, ...planned } = read();
      if (!creation) return undefined;
      const [task] = tasksLeft(creation, planned);
      if (!task) {
        finished(creation.salonCode ?? '');
        return undefined;
      }
      try {
        const salonCode = await perform(task);
        change({ creation: withTaskDone(read().creation ?? creation, task, salonCode) });
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
    const { creation } = read();
    if (!failure || !creation) return;
    change({ creation: withTaskPostponed(creation, failure.task) });
    again();
  };
  return { failure, again, skip };
}
