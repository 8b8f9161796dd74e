import type { Clock } from './clock.ts';
import { ChunkLoadError, chunkMs } from './load-chunk.ts';

// React Router loads the chunks of routes by itself: without a time-out, and it reloads the page each time one fails.
// These keep it to the same rule as our own chunks, with documented interfaces only.

/** What the Navigation API tells before the page is left. Browsers without it reload each time, as React Router does. */
type ReloadEvent = Pick<NavigateEvent, 'navigationType' | 'userInitiated' | 'cancelable' | 'preventDefault'>;

type Page = {
  readonly navigation: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined;
  /** Whether our own code asked for the reload. */
  readonly isDeliberate: () => boolean;
  /** Marks the reload of this build; false where it was reloaded before. */
  readonly markReload: () => boolean;
  readonly offline: Offline;
};

type OnFailed = (error: ChunkLoadError) => void;

/** Without a network a reload would lose the page that is there, and bring nothing: the next one has to wait. */
type Offline = { readonly is: () => boolean; readonly hold: () => void };

/** Stops a reload by React Router where this build was reloaded before; the answer ends it. */
export const stopRepeatedReloads = (
  { navigation, isDeliberate, markReload, offline }: Page,
  onFailed: OnFailed,
): (() => void) => {
  const check = (event: unknown): void => {
    const reload = event as ReloadEvent;
    const isByRouter = reload.navigationType === 'reload' && !reload.userInitiated && !isDeliberate();
    if (!isByRouter || !reload.cancelable) return;
    const isHeld = offline.is();
    if (!isHeld && markReload()) return;
    reload.preventDefault();
    if (isHeld) return offline.hold();
    onFailed(new ChunkLoadError('The chunk of a route did not load'));
  };
  navigation?.addEventListener('navigate', check);
  return () => navigation?.removeEventListener('navigate', check);
};

type Loading = {
  readonly clock: Clock;
  readonly markReload: () => boolean;
  readonly reload: () => void;
  readonly offline: Offline;
};

/** Gives a navigation as long as a chunk has, then reloads the page once; the answer ends the wait. */
export const limitNavigation = (
  { clock, markReload, reload, offline }: Loading,
  onFailed: OnFailed,
): (() => void) =>
  clock.after(chunkMs, () => {
    if (offline.is()) offline.hold();
    else if (markReload()) reload();
    else onFailed(new ChunkLoadError(`The chunk of a route did not come within ${chunkMs} ms`));
  });
