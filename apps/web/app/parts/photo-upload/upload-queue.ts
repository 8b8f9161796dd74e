import { failureMessage } from '../show-failure.ts';
import { pictureProblem } from './picture-rules.ts';

type SendOptions = { readonly onProgress: (part: number) => void; readonly signal: AbortSignal };

/** A file and the way it goes. */
export type OutgoingFile = {
  readonly file: Blob;
  readonly name: string;
  readonly send: (options: SendOptions) => Promise<unknown>;
};

export type UploadItem = {
  readonly id: number;
  readonly name: string;
  readonly state: 'waiting' | 'sending' | 'failed';
  /** From 0 to 1. */
  readonly part: number;
  /** Why it failed. */
  readonly reason?: string;
  /** False where the file itself is wrong: another try would end the same way. */
  readonly canRetry?: boolean;
};

type QueuedUpload = UploadItem & { readonly outgoing: OutgoingFile };

export type UploadQueue = {
  readonly items: () => readonly UploadItem[];
  readonly subscribe: (changed: () => void) => () => void;
  readonly add: (files: readonly OutgoingFile[]) => void;
  readonly retry: (id: number) => void;
  /** Takes it out of the line; one that is under way is stopped. */
  readonly drop: (id: number) => void;
};

const newItem = (outgoing: OutgoingFile, id: number): QueuedUpload => {
  const reason = pictureProblem(outgoing.file);
  const item = { id, name: outgoing.name, part: 0, outgoing };
  return reason ? { ...item, state: 'failed', reason, canRetry: false } : { ...item, state: 'waiting' };
};

/** Files go one after another, each with its progress: over a telephone, several at once all take longer. */
export const createUploadQueue = (): UploadQueue => {
  let items: readonly QueuedUpload[] = [];
  let lastId = 0;
  let stopping: AbortController | undefined;
  const listeners = new Set<() => void>();

  const put = (next: readonly QueuedUpload[]): void => {
    items = next;
    for (const listener of listeners) listener();
  };
  const change = (id: number, what: Partial<UploadItem>): void =>
    put(items.map((item) => (item.id === id ? { ...item, ...what } : item)));
  const take = (id: number): void => put(items.filter((item) => item.id !== id));

  const sendOne = async ({ id, outgoing }: QueuedUpload, { signal }: AbortController): Promise<void> => {
    change(id, { state: 'sending', part: 0 });
    try {
      await outgoing.send({ signal, onProgress: (part) => change(id, { part }) });
      take(id);
    } catch (error) {
      if (signal.aborted) return;
      change(id, { state: 'failed', reason: failureMessage(error), canRetry: true });
    }
  };

  const goOn = async (): Promise<void> => {
    if (stopping) return;
    for (let next = firstWaiting(); next; next = firstWaiting()) {
      stopping = new AbortController();
      await sendOne(next, stopping);
    }
    stopping = undefined;
  };
  const firstWaiting = (): QueuedUpload | undefined => items.find(({ state }) => state === 'waiting');

  return {
    items: () => items,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    add(files) {
      put([...items, ...files.map((file) => newItem(file, ++lastId))]);
      void goOn();
    },
    retry(id) {
      change(id, { state: 'waiting', part: 0 });
      void goOn();
    },
    drop(id) {
      const isUnderWay = items.some((item) => item.id === id && item.state === 'sending');
      take(id);
      if (isUnderWay) stopping?.abort();
    },
  };
};
