import { CallError } from '@ayna/contracts/core/client';
import type { InputOf } from '@ayna/contracts/core/contract';
import type { employee } from '@ayna/contracts/employee';
import type { salon } from '@ayna/contracts/salon';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { chooseSalon } from '../../data/auth.ts';
import { createEmployee } from '../../data/employees.ts';
import { createSalon } from '../../data/salon.ts';
import { createServices } from '../../data/services.ts';
import { failureMessage } from '../../parts/show-failure.ts';
import { toWorkHours } from '../../parts/week-hours/week-contract.ts';
import {
  isRefusal,
  keyOf,
  newProgress,
  type Task,
  tasksLeft,
  withRequest,
  withTaskDone,
  withTaskPostponed,
} from './creation-progress.ts';
import type { Draft } from './draft.ts';
import { withLunch } from './presets.ts';
import { servicesOf } from './service-lines.ts';
import { defaultPosition, type Teammate, toPersonInfo } from './team-rules.ts';
import type { DraftStore } from './use-draft.ts';

type SalonBody = InputOf<(typeof salon.routes)['create']>['body'];
type EmployeeBody = InputOf<(typeof employee.routes)['create']>['body'];

/** What is sent of a draft. Every step has checked its part before the next one could be reached. */
const salonBody = ({ type, profile, week, lunch, isClosedOnHolidays }: Draft): SalonBody => ({
  ...profile,
  type: type ?? 'HairSalon',
  province: profile.province ?? 0,
  district: profile.district ?? '',
  openingHours: withLunch(week, lunch).map((day) => ({ ...day, breaks: [...day.breaks] })),
  holidays: isClosedOnHolidays ? 'closed' : 'open',
});

const servicesBody = ({ services }: Draft, salonCode: string) => ({
  salonCode,
  services: [...servicesOf(services ?? [])],
});

const teammateBody = ({ type, week }: Draft, salonCode: string, teammate: Teammate): EmployeeBody => ({
  salonCode,
  ...toPersonInfo(teammate),
  position: defaultPosition(type ?? 'HairSalon'),
  workHours: [...toWorkHours(week)],
  allServices: true,
  serviceCodes: [],
  invite: true,
});

/** Performs a task, and answers the salon's code if it opened one. What is sent is kept with its key first. */
const usePerformTask = ({ change, read }: DraftStore) => {
  const { mutateAsync: create } = useMutation(createSalon);
  const { mutateAsync: choose } = useMutation(chooseSalon);
  const { mutateAsync: addServices } = useMutation(createServices);
  const { mutateAsync: addEmployee } = useMutation(createEmployee);
  return useCallback(
    async (task: Task): Promise<string | undefined> => {
      const draft = read();
      const keyFor = (body: unknown): string => {
        const opening = withRequest(draft.creation ?? newProgress, task, body);
        change({ creation: opening });
        return keyOf(opening, task);
      };
      switch (task.kind) {
        case 'salon': {
          const form = salonBody(draft);
          const { code } = await create({ form, key: keyFor(form) });
          return code;
        }
        case 'active':
          await choose(task.salonCode);
          return undefined;
        case 'services': {
          const body = servicesBody(draft, task.salonCode);
          await addServices({ body, key: keyFor(body) });
          return undefined;
        }
        case 'mate': {
          const body = teammateBody(draft, task.salonCode, task.teammate);
          await addEmployee({ body, key: keyFor(body) });
          return undefined;
        }
      }
    },
    [addEmployee, addServices, change, choose, create, read],
  );
};

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
