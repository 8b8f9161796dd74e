import { fieldMessages } from '@ayna/contracts/core/fields/errors';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { SalonTx } from '@ayna/kernel/db/tx';
import type { ProductRecord } from '../../rules/records.ts';
import { countProducts, isBarcodeTaken } from '../../store/products.ts';

const MAX_PRODUCTS = 2_000;

/** The caller holds the lock of the salon's product list. */
export const refuseTooMany = async (tx: SalonTx): Promise<void> => {
  if ((await countProducts(tx)) >= MAX_PRODUCTS) throw new Refusal('too-many-products');
};

/** The caller holds the lock of the salon's product list. */
export const refuseTakenBarcode = async (
  tx: SalonTx,
  product: Pick<ProductRecord, 'code' | 'barcode'>,
): Promise<void> => {
  if (await isBarcodeTaken(tx, product))
    throw new Refusal('barcode-taken', { fields: { barcode: fieldMessages.barcodeTaken } });
};
