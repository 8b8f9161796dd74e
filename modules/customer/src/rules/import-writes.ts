import type { ImportField, RefusedRow } from '@ayna/contracts/core/customer-import-routes';
import { fullName } from '@ayna/domain/names';
import {
  type CardIndex,
  collectCardWrites,
  type ImportCard,
  type ImportPlan,
  type PlannedRefusal,
} from './import-plan.ts';
import { createCellReader, type FileRow, parseName } from './import-row.ts';

type WriteOptions = { readonly columns: readonly ImportField[]; readonly marketing: boolean };

/** A row as the report shows it, even if its cells are not valid. */
const toReportRow = (row: FileRow, columns: readonly ImportField[]) => {
  const cell = createCellReader(row, columns);
  const person = parseName(cell);
  return {
    number: row.number,
    cells: [...row.cells],
    name: fullName(person).slice(0, 120),
    phone: cell('phone').slice(0, 40),
  };
};

export const toRefusedRow = (
  { row, why, detail, cardCode }: PlannedRefusal,
  columns: readonly ImportField[],
): RefusedRow => ({ ...toReportRow(row, columns), why, detail: detail.slice(0, 200), cardCode });

const toEventPayload = ({ code, version, userCode, name, lastname, phone, imageUrl }: ImportCard) => ({
  code,
  version,
  gone: false,
  userCode,
  name,
  lastname,
  phone,
  imageUrl,
});

/** Everything that has to be written and emitted for some planned rows. */
export const collectWrites = (
  index: CardIndex,
  { accepted, refused }: ImportPlan,
  { columns, marketing }: WriteOptions,
  newCode: () => string,
) => {
  const { created, changed } = collectCardWrites(index);
  const cards = new Map([...index.byName.values()].flat().map(({ card }) => [card.code, card] as const));
  const requests = accepted.flatMap(({ row, customer: { request }, code }) => {
    const card = cards.get(code);
    if (!request || !card) return [];
    const { version: _, gone: __, ...customer } = toEventPayload(card);
    return [{ ...toReportRow(row, columns), request, customer, code: newCode() }];
  });
  return {
    created,
    changed,
    notes: accepted.flatMap(({ customer, code }) =>
      customer.note === '' ? [] : [{ card: code, code: newCode(), text: customer.note }],
    ),
    marketing: marketing ? accepted.map(({ code }) => code) : [],
    refusals: refused.map((one) => toRefusedRow(one, columns)),
    requests,
    cardPayloads: [...created, ...changed].map(toEventPayload),
    counts: {
      made: accepted.filter(({ becomes }) => becomes === 'new').length,
      merged: accepted.filter(({ becomes }) => becomes === 'merged').length,
    },
  };
};

export type ImportWrites = ReturnType<typeof collectWrites>;
