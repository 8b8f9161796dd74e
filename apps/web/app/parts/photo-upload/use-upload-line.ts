import { useState, useSyncExternalStore } from 'react';
import { type UploadItem, type UploadLine, uploadLine } from './upload-line.ts';

const none: readonly UploadItem[] = [];

/** A line of the component's own; it lives as long as whoever holds it. */
export const useUploadLine = (): UploadLine & { readonly shown: readonly UploadItem[] } => {
  const [line] = useState(uploadLine);
  const shown = useSyncExternalStore(line.subscribe, line.items, () => none);
  return { ...line, shown };
};
