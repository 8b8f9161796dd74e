import { inventory, type NewMove, type StockMove } from '@ayna/contracts/inventory';
import { type Random, randomFrom } from '../../tools/seed/random.ts';
import type { RetryingCaller, Tally } from '../retrying-caller.ts';
import { runWithKills } from '../run-with-kills.ts';
import type { TestProduct } from '../test-product.ts';

export type Manager = { readonly salonCode: string; readonly tally: Tally; readonly call: RetryingCaller };

export const addProduct = async (
  { salonCode, call }: Manager,
  { name, stock }: { readonly name: string; readonly stock: number },
): Promise<string> => {
  const added = await call(inventory.routes.create, {
    body: {
      salonCode,
      name,
      stock,
      description: '',
      category: 'Retail',
      unit: 'Piece',
      cost: 10,
      price: 25,
      barcode: '',
      supplier: '',
      criticalLevel: 5,
    },
  });
  if (!added) throw new Error(`addProduct: ${name} was refused`);
  return added.code;
};

export const addProducts = (manager: Manager, count: number): Promise<string[]> =>
  Promise.all(
    Array.from({ length: count }, (_, index) => addProduct(manager, { name: `Raf ${index}`, stock: 5 })),
  );

const randomQuantity = (random: Random): number => (1 + random.below(4_000)) / 1_000;

const randomMove = (random: Random): NewMove => {
  const quantity = randomQuantity(random);
  if (random.below(2) === 0)
    return {
      kind: 'Purchase',
      quantity,
      unitCost: random.below(10_000) / 100,
      supplier: '',
      bill: '',
      note: '',
    };
  return { kind: random.pick(['Use', 'Waste']), quantity, note: '' };
};

type Step = (
  manager: Manager,
  random: Random,
  codes: readonly string[],
  answered: StockMove[],
) => Promise<void>;

const moveOnce: Step = async ({ call }, random, codes, answered) => {
  const params = { code: random.pick(codes) };
  const move = await call(inventory.routes.move, { params, body: randomMove(random) });
  if (move) answered.push(move);
};

/** Two products at once, in any order: the locks must not deadlock. */
const sellTwo: Step = async ({ call, salonCode }, random, codes, answered) => {
  const lines = [random.pick(codes), random.pick(codes)].map((productCode) => ({
    productCode,
    quantity: randomQuantity(random),
  }));
  const body = { salonCode, lines, appointmentCode: null, note: '' };
  answered.push(...((await call(inventory.routes.sell, { body })) ?? []));
};

/** Perhaps of a move that somebody else takes back at the same time, or that has nothing left to take back. */
const takeBackOne: Step = async ({ call }, random, _, answered) => {
  const target = answered.length > 0 ? random.pick(answered.slice(-40)) : null;
  if (!target) return;
  const body = { quantity: Math.max(0.001, Math.abs(target.quantity)), note: '' };
  const back = await call(inventory.routes.takeBack, { params: { code: target.code }, body });
  if (back) answered.push(back);
};

/** A count against the stock that the client last saw, which others change meanwhile. */
const countOne: Step = async ({ call }, random, codes, answered) => {
  const params = { code: random.pick(codes) };
  const seen = await call(inventory.routes.byCode, { params });
  if (!seen) return;
  const body = { kind: 'Count' as const, counted: random.below(20), expected: seen.stock, note: '' };
  const counted = await call(inventory.routes.move, { params, body });
  if (counted) answered.push(counted);
};

const steps: readonly Step[] = [
  moveOnce,
  moveOnce,
  moveOnce,
  moveOnce,
  sellTwo,
  sellTwo,
  sellTwo,
  takeBackOne,
  countOne,
];

type Plan = {
  readonly moves: number;
  readonly kills: number;
  readonly seed: number;
  readonly codes: readonly string[];
};

/** Runs the moves with many clients, and kills the host between them. */
export const runMoves = async (product: TestProduct, manager: Manager, plan: Plan) => {
  const random = randomFrom(plan.seed);
  const answered: StockMove[] = [];
  const kills = await runWithKills(product, random, { steps: plan.moves, kills: plan.kills }, () =>
    random.pick(steps)(manager, random, plan.codes, answered),
  );
  return { sent: plan.moves, kills, recorded: answered.length, answered };
};
