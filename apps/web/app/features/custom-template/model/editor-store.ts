import type { DesignDraft, PageDesign } from '../../../data/page-design.ts';
import type { Clock } from '../../../lib/clock.ts';
import { changesBetween } from './changes.ts';
import { createDraftSaver, type SaveState } from './draft-saver.ts';
import { change, type History, redo, startHistory, undo } from './history.ts';
import type { StoredEdits } from './stored-edits.ts';

export const publishedOf = ({ published }: DesignDraft): PageDesign => {
  const { version: _, savedAt: __, ...design } = published;
  return design;
};

const designOf = (state: DesignDraft): PageDesign => state.draft?.design ?? publishedOf(state);

export type EditorState = { readonly history: History<PageDesign>; readonly saveState: SaveState };

type Options = {
  readonly loaded: DesignDraft;
  /** What was not saved when the page went: it comes back as the last step, so that it can be undone. */
  readonly stored: StoredEdits | undefined;
  readonly clock: Clock;
  readonly send: (version: number, design: PageDesign | null) => Promise<DesignDraft>;
  /** Keeps what is not saved yet; undefined forgets it. */
  readonly keep: (edits: StoredEdits | undefined) => void;
};

const trimmed = (design: PageDesign): PageDesign => ({
  ...design,
  slogan: design.slogan.trim(),
  intro: design.intro.trim(),
  servicesNote: design.servicesNote.trim(),
  teamNote: design.teamNote.trim(),
});

/** As the server sees them: it drops spaces at the ends of texts. */
const isSame = (one: PageDesign, other: PageDesign): boolean =>
  changesBetween(trimmed(one), trimmed(other)).length === 0;

/** The version that the stored edits go on from. A reload during a save finds it done: that is no conflict. */
const versionOf = (loaded: DesignDraft, { version, sent }: StoredEdits): number => {
  if (sent === undefined || loaded.version !== version + 1) return version;
  return isSame(designOf(loaded), sent ?? publishedOf(loaded)) ? loaded.version : version;
};

const observe = (first: EditorState) => {
  let state = first;
  const listeners = new Set<() => void>();
  return {
    read: (): EditorState => state,
    put: (part: Partial<EditorState>): void => {
      state = { ...state, ...part };
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

type Observed = ReturnType<typeof observe>;

/** Saves the present design, and keeps it in the browser until the server has it. */
const createSaving = (
  { version, clock, send, keep }: Pick<Options, 'clock' | 'send' | 'keep'> & { readonly version: number },
  { read, put }: Observed,
) => {
  let underWay: Pick<StoredEdits, 'sent'> = {};
  const keepPresent = (base: number): void =>
    keep({ version: base, design: read().history.present, ...underWay });
  const saver = createDraftSaver({
    version,
    clock,
    send: (base, design) => {
      underWay = { sent: design };
      keepPresent(base);
      return send(base, design);
    },
    onChange: (saveState) => {
      if (saveState !== 'saving') underWay = {};
      if (saveState === 'saved') keep(undefined);
      else if (saveState !== 'saving') keepPresent(saver.version());
      put({ saveState });
    },
  });
  return {
    ...saver,
    /** What does not differ from the published page is no draft. */
    save(published: PageDesign): void {
      const { present } = read().history;
      saver.change(changesBetween(published, present).length > 0 ? present : null);
      keepPresent(saver.version());
    },
  };
};

/** The draft of a page while it is edited. Outside of React: a toast's undo must find the history of now. */
export const createEditorStore = ({ loaded: first, stored: kept, ...outside }: Options) => {
  let loaded = first;
  const begun = startHistory(designOf(first));
  const stored = kept && !isSame(kept.design, begun.present) ? kept : undefined;
  const observed = observe({
    history: stored ? change(begun, stored.design, 'stored') : begun,
    saveState: 'saved',
  });
  const { read, put, subscribe } = observed;
  const version = stored ? versionOf(first, stored) : first.version;
  const saver = createSaving({ ...outside, version }, observed);
  const save = (): void => saver.save(publishedOf(loaded));
  const apply = (step: (now: History<PageDesign>) => History<PageDesign>): void => {
    const history = step(read().history);
    if (history === read().history) return;
    put({ history });
    save();
  };
  const adopt = (next: DesignDraft, history: History<PageDesign>): void => {
    loaded = next;
    saver.continueFrom(next.version);
    put({ history });
  };
  return {
    read,
    subscribe,
    /** Saves what came back from before; the answer stops. */
    start(): () => void {
      if (stored && saver.isIdle()) save();
      return saver.stop;
    },
    /** What the server has now. Somebody else's draft is taken over unless something is unsaved here. */
    follow(next: DesignDraft): void {
      loaded = next;
      if (saver.isIdle() && next.version > saver.version()) adopt(next, startHistory(designOf(next)));
    },
    /** `continues` for a text or a color that is still being chosen. */
    edit: (part: Partial<PageDesign>, continues = false) =>
      apply((now) => change(now, { ...now.present, ...part }, Object.keys(part).join(), continues)),
    undo: () => apply(undo),
    redo: () => apply(redo),
    flush: () => saver.flush(),
    takeTheirs: (theirs: DesignDraft) => adopt(theirs, change(read().history, designOf(theirs), 'theirs')),
    async keepMine(theirs: DesignDraft): Promise<void> {
      adopt(theirs, read().history);
      save();
      await saver.flush();
    },
    /** Published as the server wrote it. */
    published(now: DesignDraft): void {
      loaded = now;
      if (saver.isIdle()) adopt(now, { ...read().history, present: designOf(now) });
    },
  };
};
