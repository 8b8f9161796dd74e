import { useState, useSyncExternalStore } from 'react';
import { createUploadQueue, type UploadItem, type UploadQueue } from './upload-queue.ts';

const noItems: readonly UploadItem[] = [];

/** A line of the component's own; it lives as long as its holder. */
export const useUploadQueue = (): UploadQueue & { readonly shown: readonly UploadItem[] } => {
  const [line] = useState(createUploadQueue);
  const shown = useSyncExternalStore(line.subscribe, line.items, () => noItems);
  return { ...line, shown };
};
