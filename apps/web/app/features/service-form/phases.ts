// The phases of a service, in whole minutes: work, waiting, and what is left to do after it.

export type Phases = {
  readonly work: number | null;
  readonly wait: number | null;
  readonly finish: number | null;
  readonly freeWhileWaiting: boolean;
};

type DrawablePhases = { readonly work: number; readonly wait: number; readonly finish: number };

export const totalOf = ({ work, wait, finish }: Phases): number => (work ?? 0) + (wait ?? 0) + (finish ?? 0);

/** What is half typed is drawn as if it were the least. */
export const drawablePhases = ({ work, wait, finish }: Phases): DrawablePhases => ({
  work: Math.max(minMinutes.work, work ?? 0),
  wait: Math.max(minMinutes.wait, wait ?? 0),
  finish: Math.max(0, finish ?? 0),
});

/** The least that the contract takes of each. */
const minMinutes = { work: 5, wait: 5, finish: 0 } as const;

/** In how many minutes a handle moves. */
export const phaseStep = 5;

export type Edge = 'work' | 'wait';

/** Where the end of a phase stands, and how far it may go without touching the total. */
export const edgeOf = (phases: DrawablePhases, edge: Edge) => {
  const { work, wait, finish } = phases;
  const limits =
    edge === 'work'
      ? { at: work, min: minMinutes.work, max: work + wait - minMinutes.wait }
      : { at: work + wait, min: work + minMinutes.wait, max: work + wait + finish };
  // A slider shows no value between two of its steps: of typed minutes that are no full fives it counts every one.
  const isInSteps = Object.values(limits).every((minutes) => minutes % phaseStep === 0);
  return { ...limits, step: isInSteps ? phaseStep : 1 };
};

/** The phases after the end of one was moved; the total stays. */
export const withEdge = (phases: DrawablePhases, edge: Edge, to: number): DrawablePhases => {
  const { work, wait, finish } = phases;
  const { min, max } = edgeOf(phases, edge);
  const at = Math.min(max, Math.max(min, Math.round(to / phaseStep) * phaseStep));
  if (edge === 'work') return { work: at, wait: work + wait - at, finish };
  return { work, wait: at - work, finish: work + wait + finish - at };
};

/** A duration without waiting, with some: the middle third, in steps, as far as it can be parted. */
export const phasesFrom = (duration: number | null): Phases => {
  const whole = Math.max(15, duration ?? 0);
  const third = Math.max(phaseStep, Math.floor(whole / 3 / phaseStep) * phaseStep);
  return { work: third, wait: whole - 2 * third, finish: third, freeWhileWaiting: true };
};
