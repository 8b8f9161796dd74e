import { useMemo, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** The state of a history entry that was added to open a dialog by its address. */
export const openingState = { opensDialog: true } as const;

const isOpening = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'opensDialog' in state;

/**
 * Closes a dialog that the address opened. Where an entry was added for it, that entry is left by going back, so that a
 * later back leaves the screen; where somebody came by a link, `remove` takes the dialog out of the address.
 */
const useCloseInAddress = (remove: () => void): (() => void) => {
  const { key, state } = useLocation();
  const navigate = useNavigate();
  const leftKey = useRef<string>(undefined);
  return () => {
    if (!isOpening(state)) return remove();
    // Going back takes a moment: a second Esc would go back twice.
    if (leftKey.current === key) return;
    leftKey.current = key;
    void navigate(-1);
  };
};

/** How a value stands in the address. Anybody can write one, so what `read` does not know is as if it were not there. */
export type UrlParam<Value> = {
  readonly read: (search: URLSearchParams) => Value;
  /** By name; an empty text goes without saying. */
  readonly write: (value: Value) => Readonly<Record<string, string>>;
};

/** The parameters of a screen: one constant beside it. */
export type UrlParams<Values> = { readonly [Key in keyof Values]: UrlParam<Values[Key]> };

export const textParam = (name: string): UrlParam<string> => ({
  read: (search) => search.get(name) ?? '',
  write: (text) => ({ [name]: text }),
});

/** A text that may be missing, such as a code. */
export const optionalParam = (
  name: string,
  isValid: (text: string) => boolean = () => true,
): UrlParam<string | null> => ({
  read(search) {
    const text = search.get(name);
    return text !== null && isValid(text) ? text : null;
  },
  write: (text) => ({ [name]: text ?? '' }),
});

type Table<Name extends string> = Readonly<Record<Name, string>>;

const nameOf = <Name extends string>(table: Table<Name>, word: string | null): Name | undefined =>
  (Object.keys(table) as Name[]).find((name) => table[name] === word);

/** One of a table of names and their words; an unknown word is the first. */
export const wordParam = <Name extends string>(name: string, table: Table<Name>): UrlParam<Name> => ({
  read: (search) => nameOf(table, search.get(name)) ?? (Object.keys(table)[0] as Name),
  write: (value) => ({ [name]: table[value] }),
});

export const optionalWordParam = <Name extends string>(
  name: string,
  table: Table<Name>,
): UrlParam<Name | null> => ({
  read: (search) => nameOf(table, search.get(name)) ?? null,
  write: (value) => ({ [name]: value === null ? '' : table[value] }),
});

/** A page as people count; what is no page is the first. */
export const pageParam = (name: string): UrlParam<number> => ({
  read(search) {
    const text = search.get(name) ?? '';
    return /^\d{1,6}$/.test(text) ? Math.max(1, Number(text)) : 1;
  },
  write: (page) => ({ [name]: page > 1 ? String(page) : '' }),
});

const keysOf = <Values extends object>(values: Values) => Object.keys(values) as (keyof Values)[];

export const readParams = <Values extends object>(
  params: UrlParams<Values>,
  search: URLSearchParams,
): Values => Object.fromEntries(keysOf(params).map((key) => [key, params[key].read(search)])) as Values;

/** The address with this change; what else it says stays. */
export const writeParams = <Values extends object>(
  params: UrlParams<Values>,
  change: Partial<Values>,
  search: URLSearchParams,
): URLSearchParams => {
  const next = new URLSearchParams(search);
  for (const key of keysOf(change as Values))
    for (const [name, text] of Object.entries(params[key].write(change[key] as Values[typeof key])))
      if (text === '') next.delete(name);
      else next.set(name, text);
  return next;
};

/** What of a screen its address knows. `closed` is the change that closes a dialog which the address opened. */
export const useUrlState = <Values extends object>(
  params: UrlParams<Values>,
  closed: Partial<Values> = {},
) => {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const values = useMemo(() => readParams(params, search), [params, search]);
  const go = (change: Partial<Values>, options: { readonly replace?: boolean; readonly state?: unknown }) =>
    setSearch((now) => writeParams(params, change, now), { preventScrollReset: true, ...options });
  const replace = (change: Partial<Values>): void => go(change, { replace: true, state });
  return {
    values,
    replace,
    /** Going back returns from it. */
    push: (change: Partial<Values>): void => go(change, {}),
    /** Opens a dialog; going back closes it. */
    open: (change: Partial<Values>): void => go(change, { state: openingState }),
    close: useCloseInAddress(() => replace(closed)),
  };
};
