export type Change = {
  readonly direction: 'up' | 'down' | 'same';
  /** In tenths of a percent of the value before; null where that is nothing or less. */
  readonly tenths: number | null;
  readonly difference: number;
};

/** How a value differs from the one before it. Amounts are told apart by the kurus. */
export const changeOf = (now: number, before: number): Change => {
  // `|| 0`, because a tiny negative difference rounds to minus zero.
  const difference = Math.round((now - before) * 100) / 100 || 0;
  return {
    direction: difference === 0 ? 'same' : difference > 0 ? 'up' : 'down',
    tenths: before > 0 ? Math.round((difference / before) * 1000) : null,
    difference,
  };
};
