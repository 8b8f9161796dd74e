import { useCallback, useEffect, useRef } from 'react';
import {
  optionalParam,
  optionalWordParam,
  textParam,
  useUrlState,
  wordParam,
} from '../../lib/use-url-state.ts';
import { urlWords } from './texts.ts';

type Tab = keyof typeof urlWords.tabs;
export type Section = keyof typeof urlWords.sections;

const params = {
  tab: wordParam<Tab>(urlWords.tab, urlWords.tabs),
  search: textParam(urlWords.search),
  /** Whose sheet is open, and at which section. */
  employeeCode: optionalParam(urlWords.employee),
  section: optionalWordParam<Section>(urlWords.section, urlWords.sections),
};

/** Where on the screen somebody is; the address knows all of it. */
export const useEmployeesUrl = () => {
  const { values, replace, open, close } = useUrlState(params, { employeeCode: null, section: null });
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  return {
    ...values,
    section: values.section ?? 'info',
    replace,
    close,
    /** The same ever after, so that no card is drawn for it. */
    open: useCallback(
      (employeeCode: string, section: Section) => latest.current({ employeeCode, section }),
      [],
    ),
  };
};

export type EmployeesUrl = ReturnType<typeof useEmployeesUrl>;
