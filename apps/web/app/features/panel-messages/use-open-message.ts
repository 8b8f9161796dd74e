import { useEffect, useState } from 'react';
import type { ContactMessage } from '../../data/content.ts';

type OpenMessageOptions = {
  /** The message that the address names. */
  readonly code: string | null;
  readonly items: readonly ContactMessage[];
  readonly markRead: (message: ContactMessage) => void;
};

/**
 * The message that is open, which is thereby read. It stays while the dialog goes, and when the list
 * that is read again has moved it to another page.
 */
export const useOpenMessage = ({ code, items, markRead }: OpenMessageOptions): ContactMessage | undefined => {
  const [last, setLast] = useState<ContactMessage>();
  const match = items.find((item) => item.code === code);
  if (match && match !== last) setLast(match);
  const opened = match?.code;
  useEffect(() => {
    if (match && !match.read) markRead(match);
    // Once for each opening: a failure is told, and repeating it would tell it for ever.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [opened]);
  return code === null || last?.code === code ? last : undefined;
};
