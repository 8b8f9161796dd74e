// violates: TS2345
import type { AcrossTx } from '@ayna/kernel/db/tx';
import { chairMoved } from './valid.ts';

// A transaction across salons has no salon, so it cannot emit a salon's event.
export const emitMoved = (tx: AcrossTx) => tx.emit(chairMoved, { code: 'x', seats: 2 });
