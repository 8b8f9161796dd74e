/** What is used of `window`. */
type Session = {
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>;
  readonly location: Pick<Location, 'href' | 'pathname' | 'search' | 'hash'>;
};

/** What a history entry says of open dialogs. */
type Mark = {
  /** Shared by an entry of the router and its copies. */
  readonly group: string;
  /** How many dialogs are open at this entry. */
  readonly depth: number;
};

type State = Readonly<Record<string, unknown>>;

/** A history entry, with its mark apart from what the router keeps in it. */
type Entry = { readonly mark: Mark | undefined; readonly state: State; readonly href: string };

const markKey = 'dialogs';

const asState = (state: unknown): State => (typeof state === 'object' && state !== null ? { ...state } : {});

const markOf = (state: unknown): Mark | undefined => asState(state)[markKey] as Mark | undefined;

const withMark = (state: State, mark: Mark): State => ({ ...state, [markKey]: mark });

const readEntry = ({ history, location }: Session): Entry => {
  const { [markKey]: mark, ...state } = asState(history.state);
  return { mark: mark as Mark | undefined, state, href: location.href };
};

const pathOf = ({ location: { pathname, search, hash } }: Session): string => `${pathname}${search}${hash}`;

/**
 * History entries of open dialogs, so that the browser's back closes the topmost dialog and stays on the screen.
 *
 * An open dialog adds a copy of the present entry: same address, same state, and a mark that counts the dialogs. The
 * router takes both for one entry, because it is not told when somebody goes from one to the other: nothing renders, and
 * a navigation under way goes on. The platform's CloseWatcher would be simpler, but Safari and Firefox do not have it,
 * and in Chromium it gets Android's back only, not that of a window.
 */
export type OpenDialog = {
  hasEntry: boolean;
  /** Called by back. False where the dialog stays, for instance to ask about unsaved changes. */
  readonly close: () => boolean;
};

type Action = 'POP' | 'PUSH' | 'REPLACE';

type Tab = {
  readonly session: Session;
  readonly newGroup: () => string;
  /** The topmost is the last. */
  readonly open: OpenDialog[];
  /** Groups that have a page of the router above their copies. */
  readonly covered: Set<string>;
  /** The present entry, as it was last seen. */
  entry: Entry;
  /** The end of a `go` of ours. Until its popstate comes, no entry is added or removed. */
  target: { readonly mark: Mark; readonly steps: number } | 'any' | undefined;
  /** How far our last `go` went, if the router has not arrived anywhere since. */
  moved: number | undefined;
  /** Called once no entry is to be added or removed. */
  callbacks: (() => void)[];
};

const entriesWanted = ({ open }: Tab): number => open.filter(({ hasEntry }) => hasEntry).length;

const look = (tab: Tab): void => {
  tab.entry = readEntry(tab.session);
};

const pushCopy = (tab: Tab): void => {
  const { history } = tab.session;
  const { mark, state } = readEntry(tab.session);
  const { group, depth } = mark ?? { group: tab.newGroup(), depth: 0 };
  tab.covered.delete(group);
  history.replaceState(withMark(state, { group, depth }), '');
  history.pushState(withMark(state, { group, depth: depth + 1 }), '');
  look(tab);
};

/** Adds or removes entries until every dialog that wants one has one. */
const settle = (tab: Tab): void => {
  if (tab.target) return;
  const { history } = tab.session;
  const mark = markOf(history.state);
  const depth = mark?.depth ?? 0;
  const steps = entriesWanted(tab) - depth;
  if (mark && steps < 0) {
    tab.target = { mark: { ...mark, depth: depth + steps }, steps };
    history.go(steps);
    return;
  }
  for (let added = 0; added < steps; added += 1) pushCopy(tab);
  const { callbacks } = tab;
  tab.callbacks = [];
  for (const callback of callbacks) callback();
};

/** If the router replaced the entry at one of the copies, the one that is reached now gets that state and address. */
const arriveAt = (tab: Tab, mark: Mark): void => {
  const { state, href } = tab.entry;
  tab.session.history.replaceState(withMark(state, mark), '', href);
  look(tab);
};

const arriveAtTarget = (tab: Tab, mark: Mark | undefined): void => {
  const { target } = tab;
  if (typeof target === 'object') {
    const isThere = mark?.group === target.mark.group && mark.depth === target.mark.depth;
    if (!isThere || tab.entry.mark?.group !== mark.group) {
      // The router has pushed a page between our `go` and its popstate: return to that page.
      tab.target = 'any';
      tab.session.history.go(isThere ? 1 - target.steps : -target.steps);
      return;
    }
    arriveAt(tab, mark);
    tab.moved = target.steps;
  } else look(tab);
  tab.target = undefined;
  settle(tab);
};

/** The router was at work while our `go` was: what it wrote is in the entry that we left, or above it. */
const followRouter = (tab: Tab, action: Action, path: string, steps: number): void => {
  const { history } = tab.session;
  if (action === 'PUSH') {
    tab.target = 'any';
    history.go(1 - steps);
  } else {
    history.replaceState(history.state, '', path);
    look(tab);
  }
};

const onRouted = (tab: Tab, action: Action, path: string): void => {
  const { moved, session } = tab;
  const { mark } = tab.entry;
  tab.moved = undefined;
  if (moved !== undefined && path !== pathOf(session)) return followRouter(tab, action, path, moved);
  const now = readEntry(session);
  // The router's replacing drops what it did not write.
  if (mark && action === 'REPLACE' && !now.mark) session.history.replaceState(withMark(now.state, mark), '');
  if (mark && action === 'PUSH' && mark.depth > 0) tab.covered.add(mark.group);
  look(tab);
  settle(tab);
};

const closeDownTo = (tab: Tab, depth: number): void => {
  const withEntry = tab.open.filter(({ hasEntry }) => hasEntry);
  for (const dialog of withEntry.slice(depth).toReversed()) {
    if (!dialog.close()) return;
    dialog.hasEntry = false;
  }
};

/** Returns true for what the router must not see. */
const onPopState = (tab: Tab, state: unknown): boolean => {
  const mark = markOf(state);
  if (tab.target) {
    arriveAtTarget(tab, mark);
    return true;
  }
  const before = tab.entry.mark;
  // Between copies the depth changes. The same depth means that the router had pushed a page that no effect has told of yet.
  if (!mark || mark.group !== before?.group || mark.depth === before.depth) {
    look(tab);
    tab.moved = undefined;
    return false;
  }
  arriveAt(tab, mark);
  const isForward = mark.depth > before.depth;
  if (isForward && tab.covered.has(mark.group) && entriesWanted(tab) < mark.depth) {
    tab.session.history.go(1);
    return true;
  }
  closeDownTo(tab, mark.depth);
  settle(tab);
  return true;
};

const add = (tab: Tab, dialog: OpenDialog): (() => void) => {
  tab.open.push(dialog);
  queueMicrotask(() => settle(tab));
  return () => {
    tab.open.splice(tab.open.indexOf(dialog), 1);
    // Deferred, so that a dialog that opens in place of another takes over its entry.
    queueMicrotask(() => settle(tab));
  };
};

export const createDialogEntries = (session: Session, newGroup: () => string) => {
  const tab: Tab = {
    session,
    newGroup,
    open: [],
    covered: new Set(),
    entry: readEntry(session),
    target: undefined,
    moved: undefined,
    callbacks: [],
  };
  return {
    /** Returns the function that removes it. */
    add: (dialog: OpenDialog) => add(tab, dialog),
    /** As Esc does; the topmost may ask first, or stay. */
    dismissTopmost: (): void => void tab.open.at(-1)?.close(),
    /** After a change of `hasEntry`. Runs the callback once the entries are right. */
    settle: (callback?: () => void): void => {
      if (callback) tab.callbacks.push(callback);
      settle(tab);
    },
    /** Runs the callback once the dialog that is about to close has no entry any more. */
    afterClosing: (callback: () => void): void => {
      tab.callbacks.push(callback);
    },
    /** After the router has arrived somewhere. */
    onRouted: (action: Action, path: string) => onRouted(tab, action, path),
    /** Returns true for what the router must not see. */
    onPopState: (state: unknown) => onPopState(tab, state),
  };
};
