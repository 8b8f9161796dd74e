/** What was edited, with the way back and forth. */
export type History<Value> = {
  readonly past: readonly Value[];
  readonly present: Value;
  readonly future: readonly Value[];
  /** What the last change touched: typing on in one field is one step back. */
  readonly touched: string | null;
};

/** More steps than anybody takes back, few enough to keep in memory. */
const LIMIT = 100;

export const startHistory = <Value>(present: Value): History<Value> => ({
  past: [],
  present,
  future: [],
  touched: null,
});

/** `continues` is for what comes in many small changes, such as a text: those of one field are one step. */
export const change = <Value>(
  history: History<Value>,
  present: Value,
  touched: string,
  continues = false,
): History<Value> => {
  const goesOn = continues && history.touched === touched;
  return {
    past: goesOn ? history.past : [...history.past, history.present].slice(-LIMIT),
    present,
    future: [],
    touched,
  };
};

export const undo = <Value>(history: History<Value>): History<Value> => {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present: before,
    future: [history.present, ...history.future],
    touched: null,
  };
};

export const redo = <Value>(history: History<Value>): History<Value> => {
  const [after, ...future] = history.future;
  if (after === undefined) return history;
  return { past: [...history.past, history.present], present: after, future, touched: null };
};
