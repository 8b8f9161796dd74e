import type { Identity, Question, Standing } from './identity.ts';

// Taking a right away works within a second, so an answer may be no older than that.
const FRESH_MS = 1_000;
const MOST = 50_000;

type Entry = { readonly at: number; readonly standing: Promise<Standing> };

/** Remembers standings for at most a second, and asks once for questions asked together. */
export const remembered = (identity: Identity, clock: () => number = () => performance.now()) => {
  const entries = new Map<string, Entry>();

  const ask = (key: string, question: Question): Promise<Standing> => {
    const standing = identity.standing(question);
    if (entries.size >= MOST) entries.clear();
    entries.set(key, { at: clock(), standing });
    // A failed question is no answer: the next request asks again.
    standing.catch(() => entries.delete(key));
    return standing;
  };

  return {
    keys: identity.keys,
    standing(question: Question): Promise<Standing> {
      const key = `${question.person} ${question.session} ${question.salon}`;
      const known = entries.get(key);
      return known && clock() - known.at < FRESH_MS ? known.standing : ask(key, question);
    },
    forget: () => entries.clear(),
  };
};
