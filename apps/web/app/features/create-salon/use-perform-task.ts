import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import { chooseSalon } from '../../data/auth.ts';
import { createEmployee } from '../../data/employees.ts';
import { createSalon } from '../../data/salon.ts';
import { createServices } from '../../data/services.ts';
import { salonBody, servicesBody, teammateBody } from './bodies.ts';
import { keyOf, newProgress, type Task, withRequest } from './creation-progress.ts';
import type { DraftStore } from './use-draft.ts';

/** Performs a task, and answers the salon's code if it opened one. What is sent is kept with its key first. */
export const usePerformTask = ({ change, read }: DraftStore) => {
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
