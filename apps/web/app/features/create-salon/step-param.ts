import type { Step } from './draft.ts';

const stepParam = 'adim';
export const readyParam = 'hazir';

export const stepUrl = (step: Step): string => `?${stepParam}=${step}`;
export const readyUrl = (salonCode: string): string => `?${readyParam}=${salonCode}`;

const isStep = (number: number): number is Step => [1, 2, 3, 4].includes(number);

/** The step in the address, if it was reached; without one, the furthest that was. */
export const stepIn = (search: URLSearchParams, reached: Step): Step => {
  const requested = Number(search.get(stepParam));
  return isStep(requested) && requested <= reached ? requested : reached;
};
