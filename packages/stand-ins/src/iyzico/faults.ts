/** Where a fault can be set. */
export type FaultStep = 'initialize' | 'complete' | 'charge' | 'detail' | 'refund' | 'report' | 'cards';

/**
 * no-response: nothing is done and nothing answered. lost-answer: it is done, and the answer never comes. unsigned: the
 * answer has another signature. wrong-price: a signed answer with another price. delayMs: done, and answered late. kill: what asked is killed before
 * or after it is done, by `onKill`.
 */
export type Fault =
  | 'no-response'
  | 'lost-answer'
  | 'unsigned'
  | 'wrong-price'
  | 'error'
  | { readonly delayMs: number }
  | { readonly kill: 'before' | 'after' };

/** The next answers of each step that go wrong, of any order or of one. */
export const openFaults = () => {
  const planned = new Map<string, (Fault | undefined)[]>();
  const settings = { kill: (): void => undefined };
  const take = (key: string): Fault | undefined => planned.get(key)?.shift();
  return {
    set: (step: FaultStep, fault: Fault, times = 1): void => {
      planned.set(
        step,
        Array.from({ length: times }, () => fault),
      );
    },
    /** For the order of one item, so that many of them may go wrong at once, each in its own way. */
    setFor: (item: string, step: FaultStep, ...faults: readonly Fault[]): void => {
      planned.set(`${item} ${step}`, [...faults]);
    },
    /** One after the other, of any order; undefined is an answer that does not fail. */
    setNext: (step: FaultStep, faults: readonly (Fault | undefined)[]): void => {
      planned.set(step, [...faults]);
    },
    clear: (): void => planned.clear(),
    take: (step: FaultStep, item: string): Fault | undefined => take(`${item} ${step}`) ?? take(step),
    onKill: (kill: () => void): void => {
      settings.kill = kill;
    },
    kill: (): void => settings.kill(),
  };
};

export type Faults = ReturnType<typeof openFaults>;
