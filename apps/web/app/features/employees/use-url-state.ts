import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { openingState, useCloseInAddress } from '../../lib/address-dialog.ts';
import { withParam } from '../../lib/page-param.ts';
import { urlWords } from './texts.ts';

export type Tab = 'team' | 'invited' | 'left';
export type Section = 'info' | 'hours' | 'services' | 'leaves';

/** The word's meaning in one of the tables of `urlWords`; what is not in it is the first. */
const parseWord = <Name extends string>(table: Readonly<Record<Name, string>>, word: string | null): Name => {
  const names = Object.keys(table) as Name[];
  return names.find((name) => table[name] === word) ?? (names[0] as Name);
};

/** Where on the screen somebody is; the address knows all of it. */
export const useUrlState = () => {
  const [params, setParams] = useSearchParams();
  const { state: kept } = useLocation();
  const go = (changes: Readonly<Record<string, string>>, replace = false, state: unknown = kept): void =>
    setParams(
      (now) => Object.entries(changes).reduce((next, [name, value]) => withParam(next, name, value), now),
      { preventScrollReset: true, replace, state },
    );
  const close = useCloseInAddress(() => go({ [urlWords.employee]: '', [urlWords.section]: '' }, true));
  const latest = useRef(go);
  useEffect(() => {
    latest.current = go;
  });
  return {
    tab: parseWord(urlWords.tabs, params.get(urlWords.tab)),
    search: params.get(urlWords.search) ?? '',
    /** Whose sheet is open, and at which section. */
    employeeCode: params.get(urlWords.employee),
    section: parseWord(urlWords.sections, params.get(urlWords.section)),
    toTab: (next: Tab) => go({ [urlWords.tab]: urlWords.tabs[next] }, true),
    find: (text: string) => go({ [urlWords.search]: text }, true),
    /** The same ever after, so that no card is drawn for it. */
    open: useCallback(
      (code: string, section: Section) =>
        latest.current(
          { [urlWords.employee]: code, [urlWords.section]: urlWords.sections[section] },
          false,
          openingState,
        ),
      [],
    ),
    toSection: (section: Section) => go({ [urlWords.section]: urlWords.sections[section] }, true),
    close,
  };
};
