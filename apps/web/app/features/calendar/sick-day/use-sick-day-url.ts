import { optionalParam, useUrlState } from '../../../lib/use-url-state.ts';
import { sickDayParams as names } from './texts.ts';

const isCode = (text: string): boolean => /^[\w-]{8,64}$/.test(text);

const params = {
  employeeCode: optionalParam(names.employee, isCode),
  leaveCode: optionalParam(names.leave, isCode),
};

/** Whose absence the panel shows; without a leave it is whatever waits of theirs. */
export const useSickDayUrl = () => useUrlState(params, { employeeCode: null, leaveCode: null });
