import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress.tsx';
import { newProgress, taskCount, tasksDone } from './creation-progress.ts';
import { TaskList } from './task-list.tsx';
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
        className="display text-[40px] leading-11 tracking-[-0.018em] outline-none max-tablet:text-[32px] max-tablet:leading-9"
      >
        {failure ? texts.opening.failedTitle : texts.opening.title}
      </h1>
      <p className="mt-1.5 mb-6 text-pretty text-[16px] text-muted leading-6">
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
