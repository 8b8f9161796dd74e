import { showToast } from '../ui/toast.tsx';
import { undoTexts } from './run-undoable.texts.ts';
import { showFailure } from './show-failure.ts';

type Undoable = {
  readonly run: () => Promise<unknown>;
  readonly done: string;
  readonly detail?: string;
  readonly undo: () => Promise<unknown>;
  readonly undone: string;
};

/** Does it at once; the message takes it back. */
export const runUndoable = async ({ run, done, detail, undo, undone }: Undoable): Promise<void> => {
  const takeBack = async (): Promise<void> => {
    try {
      await undo();
      showToast({ text: undone });
    } catch (failure) {
      showFailure(failure);
    }
  };
  try {
    await run();
  } catch (failure) {
    return showFailure(failure);
  }
  showToast({
    text: done,
    ...(detail ? { detail } : {}),
    action: { label: undoTexts.undo, onPress: () => void takeBack() },
  });
};
