// Amounts are numbers of thousandths at most and costs of ten-thousandths of a lira. They are computed as whole
// numbers: 0.1 + 0.2 is not 0.3 in floating point, and amount times cost exceeds what a double holds exactly.

const toThousandths = (amount: number): number => Math.round(amount * 1_000);
const COST_SCALE = 10_000;

export const addAmounts = (one: number, other: number): number =>
  (toThousandths(one) + toThousandths(other)) / 1_000;

export const negate = (amount: number): number => 0 - amount;

/** How much there is and what one unit cost on average. */
export type StockLevel = { readonly stock: number; readonly cost: number };

type Change = {
  /** Below zero for what goes out. */
  readonly quantity: number;
  /** What one unit of an incoming quantity cost; null leaves the average as it is. */
  readonly unitCost: number | null;
};

const averageCost = ({ stock, cost }: StockLevel, quantity: number, unitCost: number): number => {
  const [had, came] = [BigInt(toThousandths(stock)), BigInt(toThousandths(quantity))];
  const [before, paid] = [cost, unitCost].map((lira) => BigInt(Math.round(lira * COST_SCALE))) as [
    bigint,
    bigint,
  ];
  const total = had + came;
  // Half up, on whole numbers.
  return Number((2n * (had * before + came * paid) + total) / (2n * total)) / COST_SCALE;
};

/**
 * The stock after a move. What comes in at a price changes the average; what goes out leaves at the average and does not
 * change it. Where there was nothing, or less than nothing, the price of what comes in is the average.
 */
export const applyMove = (level: StockLevel, { quantity, unitCost }: Change): StockLevel => {
  const stock = addAmounts(level.stock, quantity);
  if (quantity <= 0 || unitCost === null) return { stock, cost: level.cost };
  return { stock, cost: level.stock > 0 ? averageCost(level, quantity, unitCost) : unitCost };
};

type WatchedStock = { readonly stock: number; readonly criticalLevel: number };

/**
 * Low is the critical level and below, critical half of it and below. A level of 0 never warns, but less than nothing is
 * always critical: books and shelf disagree.
 */
export const stockStatusOf = ({ stock, criticalLevel }: WatchedStock): 'critical' | 'low' | 'enough' => {
  if (stock < 0) return 'critical';
  if (criticalLevel === 0 || stock > criticalLevel) return 'enough';
  return stock * 2 <= criticalLevel ? 'critical' : 'low';
};

/** How many days `used` covers. */
export const USE_DAYS = 30;

/** For how many whole days the stock lasts if as much is used as in the last 30. */
export const daysLeftOf = (stock: number, used: number): number | null =>
  used > 0 ? Math.max(0, Math.floor((toThousandths(stock) * USE_DAYS) / toThousandths(used))) : null;

export const roundToKurus = (cost: number): number => Math.round(cost * 100) / 100;

/** Price times quantity, in whole kurus. */
export const totalOf = (price: number, quantity: number): number =>
  Math.round((Math.round(price * 100) * toThousandths(quantity)) / 1_000) / 100;
