import type { ImportField, RefusedRow } from '@ayna/contracts/core/customer-imports';
import type { HeldCard, Ledger, NotTaken, Outcome } from './import-plan.ts';
import { writtenIn } from './import-plan.ts';
import { cellsOf, type FileRow, nameIn } from './import-row.ts';

type How = { readonly columns: readonly ImportField[]; readonly marketing: boolean };

/** A row as the report shows it, whatever is wrong with it. */
const shownRow = (row: FileRow, columns: readonly ImportField[]) => {
  const cell = cellsOf(row, columns);
  const { name, lastname } = nameIn(cell);
  return {
    number: row.number,
    cells: [...row.cells],
    name: `${name} ${lastname}`.trim().slice(0, 120),
    phone: cell('phone').slice(0, 40),
  };
};

export const reported = (
  { row, why, detail, cardCode }: NotTaken,
  columns: readonly ImportField[],
): RefusedRow & { readonly ofWish: boolean } => ({
  ...shownRow(row, columns),
  why,
  detail: detail.slice(0, 200),
  cardCode,
  ofWish: false,
});

/** A card as its event tells it. */
const toldOf = ({ code, version, userCode, name, lastname, phone, imageUrl }: HeldCard) => ({
  code,
  version,
  gone: false,
  userCode,
  name,
  lastname,
  phone,
  imageUrl,
});

/** All that is to be written and told of some rows. */
export const writesOf = (
  ledger: Ledger,
  { taken, refused }: Outcome,
  { columns, marketing }: How,
  newCode: () => string,
) => {
  const { made, changed } = writtenIn(ledger);
  const cards = new Map([...ledger.byName.values()].flat().map(({ card }) => [card.code, card] as const));
  const wishes = taken.flatMap(({ row, wish, code }) => {
    const card = cards.get(code);
    if (!wish || !card) return [];
    const { version: _, gone: __, ...customer } = toldOf(card);
    return [{ ...shownRow(row, columns), wish, customer, code: newCode() }];
  });
  return {
    made,
    changed,
    notes: taken.flatMap(({ told, code }) =>
      told.note === '' ? [] : [{ card: code, code: newCode(), text: told.note }],
    ),
    marketing: marketing ? taken.map(({ code }) => code) : [],
    refusals: refused.map((one) => reported(one, columns)),
    wishes,
    told: [...made, ...changed].map(toldOf),
    many: {
      made: taken.filter(({ becomes }) => becomes === 'new').length,
      merged: taken.filter(({ becomes }) => becomes === 'merged').length,
    },
  };
};
