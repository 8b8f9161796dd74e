import { fullName } from '@ayna/domain/names';
import { isRefusal, type RefusalReason, refuse } from './import-cells.ts';
import type { FileRow, ImportedCustomer, ParsedRow } from './import-row.ts';

/** The fields of a card that an import reads or changes. */
export type ImportCard = {
  readonly code: string;
  readonly version: number;
  readonly userCode: string | null;
  readonly imageUrl: string | null;
  readonly name: string;
  readonly lastname: string;
  readonly folded: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly birthday: string | null;
  readonly allergies: string;
  readonly tags: readonly string[];
  readonly visitedBefore: string | null;
};

type PlannedCard = { card: ImportCard; created: boolean; changed: boolean };

/** The cards that the rows so far refer to, as the import will leave them. */
export type CardIndex = {
  readonly byPhone: Map<string, PlannedCard>;
  readonly byName: Map<string, PlannedCard[]>;
};

export const createCardIndex = (): CardIndex => ({ byPhone: new Map(), byName: new Map() });

const addToIndex = ({ byPhone, byName }: CardIndex, planned: PlannedCard): void => {
  const { phone, folded } = planned.card;
  if (phone) byPhone.set(phone, planned);
  byName.set(folded, [...(byName.get(folded) ?? []), planned]);
};

type ExistingCards = {
  readonly cards: readonly ImportCard[];
  /** Phones of cards that were merged into another, with the code of that other card. */
  readonly mergedPhones: readonly { readonly phone: string | null; readonly code: string | null }[];
};

/** Adds cards from the database. A card that the index already has stays as the plan changed it. */
export const addExistingCards = (index: CardIndex, { cards, mergedPhones }: ExistingCards): void => {
  const cardsByCode = () =>
    new Map([...index.byName.values()].flat().map((planned) => [planned.card.code, planned]));
  const known = cardsByCode();
  for (const card of cards)
    if (!known.has(card.code)) addToIndex(index, { card, created: false, changed: false });
  if (mergedPhones.length === 0) return;
  const all = cardsByCode();
  for (const { phone, code } of mergedPhones) {
    const planned = all.get(code ?? '');
    if (phone && planned && !index.byPhone.has(phone)) index.byPhone.set(phone, planned);
  }
};

/** What identifies the cards of some rows: phones, and the names of people without a phone. */
export type CardLookup = { readonly phones: readonly string[]; readonly names: readonly string[] };

export const collectLookup = (rows: readonly ParsedRow[]): CardLookup => {
  const customers = rows.flatMap(({ parsed }) => (isRefusal(parsed) ? [] : [parsed]));
  return {
    phones: [...new Set(customers.flatMap(({ phone }) => phone ?? []))],
    names: [...new Set(customers.flatMap(({ phone, folded }) => (phone === null ? folded : [])))],
  };
};

export type PlannedRow = {
  readonly row: FileRow;
  readonly customer: ImportedCustomer;
  readonly becomes: 'new' | 'merged';
  /** The code of the card. A later row may still add to that card. */
  readonly code: string;
};

export type PlannedRefusal = RefusalReason & { readonly row: FileRow; readonly cardCode: string | null };

const isSubset = (words: readonly string[], others: readonly string[]): boolean =>
  words.every((word) => others.includes(word));

/** Either name may leave out a word that the other has. */
const isSamePerson = (one: string, other: string): boolean => {
  const [words, others] = [one.split(' '), other.split(' ')];
  return isSubset(words, others) || isSubset(others, words);
};

const laterDate = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other > one) ? other : one;

/** Fills the empty fields of a card from the row; filled fields stay. */
const fillGaps = (card: ImportCard, customer: ImportedCustomer): ImportCard => {
  const addsLastname = card.lastname === '' && customer.lastname !== '';
  return {
    ...card,
    ...(addsLastname && { lastname: customer.lastname, folded: customer.folded, name: customer.name }),
    phone: card.phone ?? customer.phone,
    email: card.email ?? customer.email,
    birthday: card.birthday ?? customer.birthday,
    allergies: card.allergies === '' ? customer.allergies : card.allergies,
    tags: [...new Set([...card.tags, ...customer.tags])].slice(0, 20),
    visitedBefore: laterDate(card.visitedBefore, customer.lastVisit),
  };
};

const serializeContent = (card: ImportCard): string => JSON.stringify({ ...card, version: 0 });

type CardMatch =
  | { readonly planned: PlannedCard | null }
  | (RefusalReason & { readonly cardCode: string | null });

/**
 * Finds the card of a row: by its phone or, without a phone, by its name if exactly one card without a phone has it.
 * Anything less certain is refused, because a wrong match puts one person's data on another person's card.
 */
const matchCard = ({ byPhone, byName }: CardIndex, customer: ImportedCustomer): CardMatch => {
  if (customer.phone) {
    const planned = byPhone.get(customer.phone) ?? null;
    if (planned && !isSamePerson(planned.card.folded, customer.folded)) {
      const { code } = planned.card;
      return { ...refuse('phone-of-another', fullName(planned.card)), cardCode: code };
    }
    return { planned };
  }
  const namesakes = byName.get(customer.folded) ?? [];
  const [only] = namesakes;
  if (!only) return { planned: null };
  if (namesakes.length > 1) return { ...refuse('no-phone-many', String(namesakes.length)), cardCode: null };
  if (only.card.phone !== null) return { ...refuse('no-phone-same-name'), cardCode: only.card.code };
  return { planned: only };
};

type PlanOptions = { readonly merge: boolean };

const createCard = (customer: ImportedCustomer, code: string): PlannedCard => ({
  created: true,
  changed: true,
  card: {
    code,
    version: 1,
    userCode: null,
    imageUrl: null,
    name: customer.name,
    lastname: customer.lastname,
    folded: customer.folded,
    phone: customer.phone,
    email: customer.email,
    birthday: customer.birthday,
    allergies: customer.allergies,
    tags: customer.tags,
    visitedBefore: customer.lastVisit,
  },
});

const planRow = (
  index: CardIndex,
  { row, parsed: customer }: ParsedRow,
  { merge }: PlanOptions,
  newCode: () => string,
): PlannedRow | PlannedRefusal => {
  if (isRefusal(customer)) return { ...customer, row, cardCode: null };
  const match = matchCard(index, customer);
  if (isRefusal(match)) return { ...match, row };
  const { planned } = match;
  if (!planned) {
    const created = createCard(customer, newCode());
    addToIndex(index, created);
    return { row, customer, becomes: 'new', code: created.card.code };
  }
  if (!merge) return { ...refuse('has-card'), row, cardCode: planned.card.code };
  const after = fillGaps(planned.card, customer);
  if (serializeContent(after) !== serializeContent(planned.card)) {
    planned.card = after;
    planned.changed = true;
    if (after.phone) index.byPhone.set(after.phone, planned);
  }
  return { row, customer, becomes: 'merged', code: after.code };
};

export type ImportPlan = {
  readonly accepted: readonly PlannedRow[];
  readonly refused: readonly PlannedRefusal[];
};

/** Plans some rows in their order, and changes the cards of the index accordingly. */
export const planRows = (
  index: CardIndex,
  rows: readonly ParsedRow[],
  options: PlanOptions,
  newCode: () => string,
): ImportPlan => {
  const all = rows.map((row) => planRow(index, row, options, newCode));
  return {
    accepted: all.filter((one): one is PlannedRow => 'becomes' in one),
    refused: all.filter((one): one is PlannedRefusal => !('becomes' in one)),
  };
};

/** The cards to insert and to update. */
export const collectCardWrites = ({ byName }: CardIndex) => {
  const all = [...byName.values()].flat();
  return {
    created: all.filter(({ created }) => created).map(({ card }) => card),
    changed: all
      .filter(({ created, changed }) => changed && !created)
      .map(({ card }) => ({ ...card, version: card.version + 1 })),
  };
};
