import { CallError } from '@ayna/contracts/core/client';
import type { DesignDraft, PageDesign } from '../../../data/page-design.ts';
import type { Clock } from '../../../lib/clock.ts';

/** Short enough to be saved before anybody looks up, long enough not to save every letter. */
export const SAVE_DELAY_MS = 900;
/** After a failed save, such as without a connection. */
export const RETRY_MS = 8_000;

/** `conflict`: somebody else saved meanwhile, and a person decides whose draft stays. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict';

type Options = {
  readonly version: number;
  readonly clock: Clock;
  /** Null discards the draft. */
  readonly send: (version: number, design: PageDesign | null) => Promise<DesignDraft>;
  readonly onChange: (state: SaveState) => void;
};

const isConflict = (failure: unknown): boolean => failure instanceof CallError && failure.status === 409;

/**
 * Saves the latest draft a moment after the last change, one save at a time, each with the version that the one before
 * returned.
 */
export const createDraftSaver = ({ version: first, clock, send, onChange }: Options) => {
  let version = first;
  let pending: { readonly design: PageDesign | null } | undefined;
  let running = Promise.resolve();
  let cancelTimer = (): void => undefined;
  let state: SaveState = 'saved';
  const enter = (next: SaveState): void => {
    state = next;
    onChange(next);
  };
  const schedule = (ms: number): void => {
    cancelTimer();
    cancelTimer = clock.after(ms, () => void run());
  };
  const saveOnce = async (): Promise<void> => {
    const saving = pending;
    if (!saving || state === 'conflict') return;
    pending = undefined;
    enter('saving');
    try {
      ({ version } = await send(version, saving.design));
      enter(pending ? 'waiting' : 'saved');
    } catch (failure) {
      pending ??= saving;
      enter(isConflict(failure) ? 'conflict' : 'failed');
      if (!isConflict(failure)) schedule(RETRY_MS);
    }
  };
  // What changed while it was saved is saved after it.
  const run = (): Promise<void> => {
    cancelTimer();
    running = running.then(saveOnce);
    return running;
  };
  return {
    change(design: PageDesign | null): void {
      pending = { design };
      if (state === 'conflict') return;
      if (state !== 'saving') enter('waiting');
      schedule(SAVE_DELAY_MS);
    },
    /** Saves now; the answer is the version that is saved, or undefined if it could not be. */
    async flush(): Promise<number | undefined> {
      await run();
      return state === 'saved' ? version : undefined;
    },
    /** The version to go on from: somebody else's that was taken over, or one that was published. */
    continueFrom(next: number): void {
      version = next;
      pending = undefined;
      cancelTimer();
      enter('saved');
    },
    version: (): number => version,
    isIdle: (): boolean => !pending && state === 'saved',
    stop: (): void => cancelTimer(),
  };
};
