// violates: TS2322
import type { SalonTx } from '@ayna/kernel/db/tx';
import { chairMoved } from './valid.ts';

export const emitMoved = (tx: SalonTx) => tx.emit(chairMoved, { code: 'x', seats: 'two' });
