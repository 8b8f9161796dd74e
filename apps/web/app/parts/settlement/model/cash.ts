/** Banknotes that a customer may hand over for an amount in kurus: the next hundred, and two hundred more. */
export const givenAmounts = (cash: number): readonly number[] => {
  const hundred = 10_000;
  const next = Math.ceil(cash / hundred) * hundred;
  return cash <= 0 ? [] : [next, next + 2 * hundred].filter((given) => given > cash);
};
