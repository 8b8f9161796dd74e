import { expect, test } from '@playwright/test';

// The tasks of a day at the desk and what each takes, counted by the journeys that walk them: a press, one typing into a
// field, a key or a drag is an action. `pnpm e2e --grep @desk-task --project desktop` walks all of them and prints the
// table, see tools/e2e/print-desk-tasks.ts.

type Task = {
  /** In the desk's first version; null where nobody counted it, or it could not be done. */
  readonly before: number | null;
  readonly most: number;
};

export const deskTasks = {
  'book a walk-in': { before: 4, most: 4 },
  'book a caller with a new card': { before: 8, most: 7 },
  'book a course of four': { before: null, most: 7 },
  'solve a sick day with three visits': { before: null, most: 5 },
  'approve a request, from the calendar on': { before: null, most: 2 },
  'approve a request, in the list': { before: null, most: 1 },
  'mark as completed': { before: null, most: 2 },
  'mark as missed': { before: null, most: 2 },
  'take a status back': { before: null, most: 1 },
  'move to another person and time': { before: null, most: 1 },
  'close an hour': { before: null, most: 3 },
  'change the service': { before: null, most: 5 },
  'add a service': { before: null, most: 5 },
  'cancel with a reason': { before: null, most: 4 },
  'find the next visit of a customer': { before: null, most: 2 },
  // The arrows go seven days at once.
  'go to the day in six weeks': { before: 6, most: 2 },
  'see the day of one person': { before: null, most: 2 },
} as const satisfies Readonly<Record<string, Task>>;

export type DeskTask = keyof typeof deskTasks;

/** Fails where a task takes more actions than it may, and keeps the count for the table. */
export const countTask = (name: DeskTask, taps: number): void => {
  test.info().annotations.push({ type: 'desk-task', description: `${name}: ${taps}` });
  expect(taps, name).toBeLessThanOrEqual(deskTasks[name].most);
};
