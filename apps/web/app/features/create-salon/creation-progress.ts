import { newIdempotencyKey } from '../../lib/idempotency-key.ts';
import { pickedLines, type ServiceLine } from './service-lines.ts';
import type { Teammate } from './team-rules.ts';

type SentRequest = { readonly key: string; readonly body: string };

/** How far a salon's opening has come. It is kept with the draft: after a reload it goes on from here. */
export type CreationProgress = {
  readonly salonCode: string | null;
  readonly isActive: boolean;
  /** Whether the services are there, or were left for later. */
  readonly hasServices: boolean;
  /** The ids of mates who are in the team, or were left for later. */
  readonly settledIds: readonly string[];
  /** Of the tasks, those that were left for later. */
  readonly postponed: readonly string[];
  /** What was sent under which key, by task: the same wish goes again under the same key, and is done once. */
  readonly requests: Readonly<Record<string, SentRequest>>;
};

export const newProgress: CreationProgress = {
  salonCode: null,
  isActive: false,
  hasServices: false,
  settledIds: [],
  postponed: [],
  requests: {},
};

export type Task =
  | { readonly kind: 'salon' }
  | { readonly kind: 'active'; readonly salonCode: string }
  | { readonly kind: 'services'; readonly salonCode: string }
  | { readonly kind: 'mate'; readonly salonCode: string; readonly teammate: Teammate };

type PlannedSetup = { readonly services: readonly ServiceLine[] | null; readonly team: readonly Teammate[] };

/** What is to be done, in order; later ones need the salon that the first one opens. */
export const tasksLeft = (progress: CreationProgress, { services, team }: PlannedSetup): readonly Task[] => {
  const { salonCode } = progress;
  if (salonCode === null) return [{ kind: 'salon' }];
  const hasWish = pickedLines(services ?? []).length > 0;
  return [
    ...(progress.isActive ? [] : [{ kind: 'active', salonCode } as const]),
    ...(progress.hasServices || !hasWish ? [] : [{ kind: 'services', salonCode } as const]),
    ...team
      .filter(({ id }) => !progress.settledIds.includes(id))
      .map((teammate) => ({ kind: 'mate', salonCode, teammate }) as const),
  ];
};

/** Marks a task as done. */
export const withTaskDone = (
  progress: CreationProgress,
  task: Task,
  salonCode?: string,
): CreationProgress => {
  switch (task.kind) {
    case 'salon':
      return { ...progress, salonCode: salonCode ?? null };
    case 'active':
      return { ...progress, isActive: true };
    case 'services':
      return { ...progress, hasServices: true };
    case 'mate':
      return { ...progress, settledIds: [...progress.settledIds, task.teammate.id] };
  }
};

export const taskName = (task: Task): string => (task.kind === 'mate' ? task.teammate.id : task.kind);

/** What the owner does not want to wait for now; it can be done on its own screen. */
export const withTaskPostponed = (progress: CreationProgress, task: Task): CreationProgress => ({
  ...withTaskDone(progress, task),
  postponed: [...progress.postponed, taskName(task)],
});

export const keyOf = (progress: CreationProgress, task: Task): string =>
  progress.requests[taskName(task)]?.key ?? newIdempotencyKey();

/** Remembers what is about to be sent: unchanged it keeps its key, changed it is another wish. */
export const withRequest = (progress: CreationProgress, task: Task, request: unknown): CreationProgress => {
  const body = JSON.stringify(request);
  const before = progress.requests[taskName(task)];
  if (before?.body === body) return progress;
  return {
    ...progress,
    requests: { ...progress.requests, [taskName(task)]: { key: newIdempotencyKey(), body } },
  };
};

/** Whether the server has surely not done it. Of no answer, a late one or a broken one nobody knows. */
export const isRefusal = (status: number): boolean => status >= 400 && status < 500 && status !== 408;

/** All tasks of an opening, to show how far it is. */
export const taskCount = ({ services, team }: PlannedSetup): number =>
  2 + (pickedLines(services ?? []).length > 0 ? 1 : 0) + team.length;

/** How many of them are behind us; the salon's own stands for what can only come after it. */
export const tasksDone = (progress: CreationProgress, planned: PlannedSetup): number =>
  progress.salonCode === null ? 0 : taskCount(planned) - tasksLeft(progress, planned).length;
