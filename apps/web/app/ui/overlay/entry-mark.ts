/** What is used of `window`. */
export type Session = {
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>;
  readonly location: Pick<Location, 'href' | 'pathname' | 'search' | 'hash'>;
};

/** What a history entry says of open dialogs. */
export type Mark = {
  /** Shared by an entry of the router and its copies. */
  readonly group: string;
  /** How many dialogs are open at this entry. */
  readonly depth: number;
};

type State = Readonly<Record<string, unknown>>;

/** A history entry, with its mark apart from what the router keeps in it. */
export type Entry = { readonly mark: Mark | undefined; readonly state: State; readonly href: string };

const markKey = 'dialogs';

const asState = (state: unknown): State => (typeof state === 'object' && state !== null ? { ...state } : {});

export const markOf = (state: unknown): Mark | undefined => asState(state)[markKey] as Mark | undefined;

export const withMark = (state: State, mark: Mark): State => ({ ...state, [markKey]: mark });

export const readEntry = ({ history, location }: Session): Entry => {
  const { [markKey]: mark, ...state } = asState(history.state);
  return { mark: mark as Mark | undefined, state, href: location.href };
};

export const pathOf = ({ location: { pathname, search, hash } }: Session): string =>
  `${pathname}${search}${hash}`;
