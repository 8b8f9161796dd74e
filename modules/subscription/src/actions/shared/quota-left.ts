import type { QuotaKind } from '@ayna/contracts/subscription';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { readExtra } from '../../store/quotas.ts';

/** Bought SMS are spent after those of the package. */
export const leftOf = async (tx: SalonTx, kind: QuotaKind, ofPackage: number): Promise<number> =>
  kind === 'sms' ? ofPackage + (await readExtra(tx)) : ofPackage;
