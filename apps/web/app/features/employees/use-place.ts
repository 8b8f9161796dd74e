import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { withParam } from '../../lib/page-param.ts';
import { places } from './texts.ts';

export type Tab = 'team' | 'invited' | 'left';
export type Section = 'info' | 'hours' | 'services' | 'leaves';

/** The word's meaning in one of the tables of `places`; what is not in it is the first. */
const meaning = <Name extends string>(table: Readonly<Record<Name, string>>, word: string | null): Name => {
  const names = Object.keys(table) as Name[];
  return names.find((name) => table[name] === word) ?? (names[0] as Name);
};

/** Where on the screen somebody is; the address knows all of it. */
export const usePlace = () => {
  const [params, setParams] = useSearchParams();
  const go = (changes: Readonly<Record<string, string>>, replace = false): void =>
    setParams(
      (now) => Object.entries(changes).reduce((next, [name, value]) => withParam(next, name, value), now),
      { preventScrollReset: true, replace },
    );
  const latest = useRef(go);
  useEffect(() => {
    latest.current = go;
  });
  return {
    tab: meaning(places.tabs, params.get(places.tab)),
    search: params.get(places.search) ?? '',
    /** Whose sheet is open, and at which section. */
    employeeCode: params.get(places.employee),
    section: meaning(places.sections, params.get(places.section)),
    toTab: (next: Tab) => go({ [places.tab]: places.tabs[next] }, true),
    find: (text: string) => go({ [places.search]: text }, true),
    /** The same ever after, so that no card is drawn for it. */
    open: useCallback(
      (code: string, section: Section) =>
        latest.current({ [places.employee]: code, [places.section]: places.sections[section] }),
      [],
    ),
    toSection: (section: Section) => go({ [places.section]: places.sections[section] }, true),
    close: () => go({ [places.employee]: '', [places.section]: '' }, true),
  };
};
