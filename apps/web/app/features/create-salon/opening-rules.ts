import { newIdempotencyKey } from '../../lib/new-idempotency-key.ts';
import { picked, type ServiceLine } from './service-lines.ts';
import type { Mate } from './team-rules.ts';

type Sent = { readonly key: string; readonly body: string };

/** How far a salon's opening has come. It is kept with the draft: after a reload it goes on from here. */
export type Opening = {
  readonly salonCode: string | null;
  readonly isActive: boolean;
  /** Whether the services are there, or were left for later. */
  readonly hasServices: boolean;
  /** The ids of mates who are in the team, or were left for later. */
  readonly settled: readonly string[];
  /** Of the tasks, those that were left for later. */
  readonly left: readonly string[];
  /** What was sent under which key, by task: the same wish goes again under the same key, and is done once. */
  readonly sent: Readonly<Record<string, Sent>>;
};

export const newOpening: Opening = {
  salonCode: null,
  isActive: false,
  hasServices: false,
  settled: [],
  left: [],
  sent: {},
};

export type Task =
  | { readonly kind: 'salon' }
  | { readonly kind: 'active'; readonly salonCode: string }
  | { readonly kind: 'services'; readonly salonCode: string }
  | { readonly kind: 'mate'; readonly salonCode: string; readonly mate: Mate };

type Wished = { readonly services: readonly ServiceLine[] | null; readonly team: readonly Mate[] };

/** What is to be done, in order; later ones need the salon that the first one opens. */
export const tasksLeft = (opening: Opening, { services, team }: Wished): readonly Task[] => {
  const { salonCode } = opening;
  if (salonCode === null) return [{ kind: 'salon' }];
  const hasWish = picked(services ?? []).length > 0;
  return [
    ...(opening.isActive ? [] : [{ kind: 'active', salonCode } as const]),
    ...(opening.hasServices || !hasWish ? [] : [{ kind: 'services', salonCode } as const]),
    ...team
      .filter(({ id }) => !opening.settled.includes(id))
      .map((mate) => ({ kind: 'mate', salonCode, mate }) as const),
  ];
};

/** Marks a task as done. */
export const settled = (opening: Opening, task: Task, salonCode?: string): Opening => {
  switch (task.kind) {
    case 'salon':
      return { ...opening, salonCode: salonCode ?? null };
    case 'active':
      return { ...opening, isActive: true };
    case 'services':
      return { ...opening, hasServices: true };
    case 'mate':
      return { ...opening, settled: [...opening.settled, task.mate.id] };
  }
};

export const nameOf = (task: Task): string => (task.kind === 'mate' ? task.mate.id : task.kind);

/** What the owner does not want to wait for now; it can be done on its own screen. */
export const leftForLater = (opening: Opening, task: Task): Opening => ({
  ...settled(opening, task),
  left: [...opening.left, nameOf(task)],
});

export const keyOf = (opening: Opening, task: Task): string =>
  opening.sent[nameOf(task)]?.key ?? newIdempotencyKey();

/** Remembers what is about to be sent: unchanged it keeps its key, changed it is another wish. */
export const aboutToSend = (opening: Opening, task: Task, wish: unknown): Opening => {
  const body = JSON.stringify(wish);
  const before = opening.sent[nameOf(task)];
  if (before?.body === body) return opening;
  return { ...opening, sent: { ...opening.sent, [nameOf(task)]: { key: newIdempotencyKey(), body } } };
};

/** Whether the server has surely not done it. Of no answer, a late one or a broken one nobody knows. */
export const isRefusal = (status: number): boolean => status >= 400 && status < 500 && status !== 408;

/** All tasks of an opening, to show how far it is. */
export const taskCount = ({ services, team }: Wished): number =>
  2 + (picked(services ?? []).length > 0 ? 1 : 0) + team.length;

/** How many of them are behind us; the salon's own stands for what can only come after it. */
export const tasksDone = (opening: Opening, wished: Wished): number =>
  opening.salonCode === null ? 0 : taskCount(wished) - tasksLeft(opening, wished).length;
