// red: TS2345
import type { AcrossTx } from '@ayna/kernel/db/tx';
import { chairMoved } from './green.ts';

// An event of a salon can't be said where no salon is named.
export const say = (tx: AcrossTx) => tx.emit(chairMoved, { code: 'x', seats: 2 });
