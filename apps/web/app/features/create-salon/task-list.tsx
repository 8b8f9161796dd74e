import { Check, CircleAlert, Clock, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { newProgress, type Task, taskName, tasksLeft } from './creation-progress.ts';
import type { Draft } from './draft.ts';
import { pickedLines } from './service-lines.ts';
import { texts } from './texts.ts';

const icon = { 'aria-hidden': true, size: 18, strokeWidth: 2 } as const;

const marks = {
  done: <Check {...icon} className="text-success-ink" />,
  left: <Clock {...icon} className="text-muted" />,
  now: <LoaderCircle {...icon} className="animate-spin text-accent" />,
  stuck: <CircleAlert {...icon} className="text-danger-ink" />,
  rest: <span className="size-1.5 rounded-full bg-line-strong" />,
} as const satisfies Record<string, ReactNode>;

type State = keyof typeof marks;

const taskText = (task: Task, state: State, draft: Draft): string => {
  const { now, past, later } = texts.opening;
  const text = state === 'done' ? past : now;
  if (task.kind === 'mate')
    return (state === 'left' ? later.teammate : text.teammate)(task.teammate.fullName);
  if (task.kind === 'services')
    return state === 'left' ? later.services : text.services(pickedLines(draft.services ?? []).length);
  return text[task.kind];
};

type Props = { readonly draft: Draft; readonly isStuck: boolean };

/** What is done, what is under way and what is to come. */
export function TaskList({ draft, isStuck }: Props) {
  const opening = draft.creation ?? newProgress;
  const all: readonly Task[] = [{ kind: 'salon' }, ...tasksLeft({ ...newProgress, salonCode: '' }, draft)];
  const open = opening.salonCode === null ? all : tasksLeft(opening, draft);
  const current = all.length - open.length;
  const stateOf = (task: Task, index: number): State => {
    if (opening.postponed.includes(taskName(task))) return 'left';
    if (index < current) return 'done';
    if (index > current) return 'rest';
    return isStuck ? 'stuck' : 'now';
  };
  return (
    <ol aria-live="polite" className="mt-5 grid gap-3">
      {all.map((task, index) => {
        const state = stateOf(task, index);
        return (
          <li
            key={taskName(task)}
            className={`flex items-center gap-3 ${state === 'rest' || state === 'left' ? 'text-muted' : ''}`}
          >
            <span className="grid size-6 shrink-0 place-items-center">{marks[state]}</span>
            {taskText(task, state, draft)}
          </li>
        );
      })}
    </ol>
  );
}
