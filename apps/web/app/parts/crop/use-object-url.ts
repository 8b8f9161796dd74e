import { useState, useSyncExternalStore } from 'react';

const createUrl = (file: Blob) => {
  let url: string | undefined;
  return {
    read: () => url,
    subscribe: (changed: () => void) => {
      url = URL.createObjectURL(file);
      changed();
      return () => {
        if (url) URL.revokeObjectURL(url);
        url = undefined;
      };
    },
  };
};

/** An address under which this page alone finds the file, for as long as it is shown. Of one file: give it a key. */
export const useObjectUrl = (file: Blob): string | undefined => {
  const [address] = useState(() => createUrl(file));
  return useSyncExternalStore(address.subscribe, address.read, () => undefined);
};
