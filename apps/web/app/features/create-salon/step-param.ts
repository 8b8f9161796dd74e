import type { Step } from './draft.ts';

const stepName = 'adim';
export const readyName = 'hazir';

export const stepAddress = (step: Step): string => `?${stepName}=${step}`;
export const readyAddress = (salonCode: string): string => `?${readyName}=${salonCode}`;

const isStep = (number: number): number is Step => [1, 2, 3, 4].includes(number);

/** The step in the address, if it was reached; without one, the furthest that was. */
export const stepIn = (search: URLSearchParams, reached: Step): Step => {
  const wanted = Number(search.get(stepName));
  return isStep(wanted) && wanted <= reached ? wanted : reached;
};
