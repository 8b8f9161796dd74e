import type { DeadLetter } from '../../data/panel.ts';

type Batch = { readonly module: string; readonly ids: string[] };

/** As many as one call takes. */
const maxPerCall = 1_000;

/** The letters as the calls that replay them: each is for one module. */
export const batchesOf = (letters: readonly Pick<DeadLetter, 'id' | 'module'>[]): readonly Batch[] =>
  Object.entries(Object.groupBy(letters, ({ module }) => module)).flatMap(([module, own = []]) => {
    const ids = own.map(({ id }) => id);
    const starts = Array.from(
      { length: Math.ceil(ids.length / maxPerCall) },
      (_, index) => index * maxPerCall,
    );
    return starts.map((start) => ({ module, ids: ids.slice(start, start + maxPerCall) }));
  });
