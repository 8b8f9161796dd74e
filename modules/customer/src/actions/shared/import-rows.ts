import { customersImported, importBookingRequested } from '@ayna/contracts/customer.events';
import { newCode } from '@ayna/kernel/codes';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { addExistingCards, collectLookup, createCardIndex, planRows } from '../../rules/import-plan.ts';
import { type FileRow, parseRows } from '../../rules/import-row.ts';
import { collectWrites, type ImportWrites } from '../../rules/import-writes.ts';
import { lockPhones, readExistingCards } from '../../store/import-cards.ts';
import { saveWrites } from '../../store/import-writes.ts';
import type { ImportRow } from '../../store/imports.ts';

type ImportRowsOptions = {
  /** Whether a row may add to an existing card. */
  readonly merge: boolean;
  /** The member for whom appointments are requested. */
  readonly byCode: string;
  readonly now: number;
};

/** Turns rows of a locked import into cards, notes, refusals and appointment requests, and emits their events. */
export const importRows = async (
  tx: SalonTx,
  { code: importCode, by, options }: ImportRow,
  fileRows: readonly FileRow[],
  { merge, byCode, now }: ImportRowsOptions,
): Promise<ImportWrites> => {
  const rows = parseRows(fileRows, options.columns);
  const lookup = collectLookup(rows);
  await lockPhones(tx, lookup.phones);
  const index = createCardIndex();
  addExistingCards(index, await readExistingCards(tx, lookup, { lock: true }));
  const writes = collectWrites(index, planRows(index, rows, { merge }, newCode), options, newCode);
  await saveWrites(tx, { code: importCode, by, now }, writes);
  const { cardPayloads: cards, requests } = writes;
  if (cards.length > 0) tx.emit(customersImported, { importCode, cards });
  for (const { code: requestCode, customer, request } of requests)
    tx.emit(importBookingRequested, { requestCode, importCode, byCode, customer, ...request });
  return writes;
};
