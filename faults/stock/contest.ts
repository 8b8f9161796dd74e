import { inventory } from '@ayna/contracts/inventory';
import { addProduct, type Manager } from './random-moves.ts';

const CLIENTS = 32;

/** In each round 32 clients sell the last piece of a product at once. */
export const contestLastItems = async (manager: Manager, rounds: number) => {
  const winners: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const productCode = await addProduct(manager, { name: `Son ${round}`, stock: 1 });
    const lines = [{ productCode, quantity: 1 }];
    const body = { salonCode: manager.salonCode, lines, appointmentCode: null, note: '' };
    const answers = await Promise.all(
      Array.from({ length: CLIENTS }, () => manager.call(inventory.routes.sell, { body })),
    );
    winners.push(answers.filter((answer) => answer !== null).length);
  }
  const passed = winners.every((count) => count === 1);
  return { passed, clients: CLIENTS, rounds, winners: [...new Set(winners)] };
};
