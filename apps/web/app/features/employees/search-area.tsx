import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { useDebouncedSearch } from '../../ui/search-field.tsx';

type Search = {
  readonly searched: string;
  readonly find: (text: string) => void;
  readonly clear: () => void;
  /** How often it was cleared from outside of the field, which then begins again. */
  readonly clearings: number;
};

const SearchContext = createContext<Search>({
  searched: '',
  find: () => undefined,
  clear: () => undefined,
  clearings: 0,
});

export const useSearch = (): Search => use(SearchContext);

type Props = {
  /** What the address says, and how it is told once the typing pauses. */
  readonly stored: string;
  readonly store: (text: string) => void;
  readonly children: ReactNode;
};

/** Keeps what is searched for. Only who asks for it is drawn again with every letter: the field and the cards. */
export function SearchArea({ stored, store, children }: Props) {
  const [typed, setTyped] = useDebouncedSearch(stored, store);
  const [clearings, setClearings] = useState(0);
  const searched = typed.trim();
  const search = useMemo(
    () => ({
      searched,
      clearings,
      find: setTyped,
      clear: () => {
        setTyped('');
        setClearings((count) => count + 1);
      },
    }),
    [searched, clearings, setTyped],
  );
  return <SearchContext value={search}>{children}</SearchContext>;
}
