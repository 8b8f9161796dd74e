import { CloudOff } from 'lucide-react';
import { useNavigation } from 'react-router';
import { timeOrMoment } from '../../parts/moment-text.ts';
import { texts } from './texts.ts';

/** How old what is shown is; or, where a page waits that is not loaded yet, that it opens by itself. */
export function OfflineNote({ since }: { readonly since: number }) {
  const isPageWaiting = useNavigation().state === 'loading';
  return (
    <p
      role="status"
      className="num flex shrink-0 items-center justify-center gap-1.75 bg-sunken px-4 py-2 text-label text-ink-2"
    >
      <CloudOff size={16} className="flex-none text-muted" />
      {isPageWaiting ? texts.offlinePage : texts.offlineShell(timeOrMoment(since))}
    </p>
  );
}
