import { Check, CircleAlert, Clock, LoaderCircle } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress.tsx';
import { newProgress, type Task, taskCount, taskName, tasksDone, tasksLeft } from './creation-progress.ts';
import type { Draft } from './draft.ts';
import { pickedLines } from './service-lines.ts';
import { texts } from './texts.ts';
import { type CreationFailure, useCreation } from './use-creation.ts';
import type { DraftStore } from './use-draft.ts';

type Props = {
  readonly store: DraftStore;
  readonly finished: (salonCode: string) => void;
  /** Back to what was written, where the salon was refused. */
  readonly correct: () => void;
};

export function CreationStatus({ store, finished, correct }: Props) {
  const { failure, again, skip } = useCreation(store, finished);
  const { draft } = store;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="m-auto grid w-full max-w-120 px-5 py-12">
      <h1
        ref={heading}
        tabIndex={-1}
        className="display text-head-40 leading-11 tracking-l outline-none max-tablet:text-head-32 max-tablet:leading-9"
      >
        {failure ? texts.opening.failedTitle : texts.opening.title}
      </h1>
      <p className="mt-1.5 mb-6 text-pretty text-title-s-size text-muted leading-6">
        {failure ? texts.opening.failedLead : texts.opening.lead}
      </p>
      <ProgressBar
        label={texts.opening.progress}
        value={tasksDone(draft.creation ?? newProgress, draft)}
        max={taskCount(draft)}
      />
      <TaskList draft={draft} isStuck={failure !== undefined} />
      {failure && <Failed failure={failure} again={again} skip={skip} correct={correct} />}
    </div>
  );
}

type FailedProps = {
  readonly failure: CreationFailure;
  readonly again: () => void;
  readonly skip: () => void;
  readonly correct: () => void;
};

function Failed({ failure: { task, message, isRefusal }, again, skip, correct }: FailedProps) {
  const taskTitle =
    task.kind === 'mate'
      ? texts.opening.failed.teammate(task.teammate.fullName)
      : texts.opening.failed[task.kind];
  return (
    <div className="mt-6">
      <div role="alert" className="rounded-lg bg-danger-bg px-4 py-3.5 text-danger-ink">
        <p className="font-semibold">{taskTitle}</p>
        <p className="mt-0.5">{message}</p>
      </div>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button size="lg" onPress={again}>
          {texts.opening.again}
        </Button>
        {task.kind === 'salon' && isRefusal && (
          <Button look="outline" size="lg" onPress={correct}>
            {texts.opening.correct}
          </Button>
        )}
        {(task.kind === 'services' || task.kind === 'mate') && (
          <Button look="outline" size="lg" onPress={skip}>
            {texts.opening.skip}
          </Button>
        )}
      </div>
    </div>
  );
}

const marks = {
  done: <Check size={18} strokeWidth={2} className="text-success-ink" />,
  left: <Clock size={18} strokeWidth={2} className="text-muted" />,
  now: <LoaderCircle size={18} strokeWidth={2} className="animate-spin text-accent" />,
  stuck: <CircleAlert size={18} strokeWidth={2} className="text-danger-ink" />,
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

type TaskListProps = { readonly draft: Draft; readonly isStuck: boolean };

/** What is done, what is under way and what is to come. */
function TaskList({ draft, isStuck }: TaskListProps) {
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
