// red: TS2322
import type { SalonTx } from '@ayna/kernel/db/tx';
import { chairMoved } from './green.ts';

export const say = (tx: SalonTx) => tx.emit(chairMoved, { code: 'x', seats: 'two' });
