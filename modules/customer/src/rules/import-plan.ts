import { isRefused, type Refused, refused } from './import-cells.ts';
import type { FileRow, ReadRow, Told, Wish } from './import-row.ts';

/** A card as far as a file can change it. */
export type HeldCard = {
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

type Working = { card: HeldCard; made: boolean; changed: boolean };

/** The cards that a file has met so far, with what becomes of them. */
export type Ledger = {
  readonly byPhone: Map<string, Working>;
  readonly byName: Map<string, Working[]>;
};

export const openLedger = (): Ledger => ({ byPhone: new Map(), byName: new Map() });

const enter = ({ byPhone, byName }: Ledger, working: Working): void => {
  const { phone, folded } = working.card;
  if (phone) byPhone.set(phone, working);
  byName.set(folded, [...(byName.get(folded) ?? []), working]);
};

type Held = {
  readonly cards: readonly HeldCard[];
  /** Phones of cards that have become part of another. */
  readonly led: readonly { readonly phone: string | null; readonly code: string | null }[];
};

/** Cards that are there already; those that were entered before stay as they became. */
export const enterHeld = (ledger: Ledger, { cards, led }: Held): void => {
  const all = () =>
    new Map([...ledger.byName.values()].flat().map((working) => [working.card.code, working]));
  const known = all();
  for (const card of cards) if (!known.has(card.code)) enter(ledger, { card, made: false, changed: false });
  if (led.length === 0) return;
  const entered = all();
  for (const { phone, code } of led) {
    const working = entered.get(code ?? '');
    if (phone && working && !ledger.byPhone.has(phone)) ledger.byPhone.set(phone, working);
  }
};

/** What is to be known before rows are planned: their phones, and the names of those who have none. */
export const soughtIn = (rows: readonly ReadRow[]) => {
  const told = rows.flatMap(({ read }) => (isRefused(read) ? [] : [read]));
  return {
    phones: [...new Set(told.flatMap(({ phone }) => phone ?? []))],
    names: [...new Set(told.flatMap(({ phone, folded }) => (phone === null ? folded : [])))],
  };
};

export type Taken = {
  readonly row: FileRow;
  readonly told: Told;
  readonly becomes: 'new' | 'merged';
  /** The card at this moment; a later row may still add to it. */
  readonly code: string;
  readonly wish: Wish | null;
};

export type NotTaken = Refused & { readonly row: FileRow; readonly cardCode: string | null };

const isWithin = (one: readonly string[], other: readonly string[]): boolean =>
  one.every((word) => other.includes(word));

/** One of the two may leave out a name that the other has. */
const isSamePerson = (one: string, other: string): boolean => {
  const [ours, theirs] = [one.split(' '), other.split(' ')];
  return isWithin(ours, theirs) || isWithin(theirs, ours);
};

const later = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other > one) ? other : one;

/** What the card lacks comes from the row; what it has stays. */
const completed = (card: HeldCard, told: Told): HeldCard => {
  const longer = card.lastname === '' && told.lastname !== '';
  return {
    ...card,
    ...(longer && { lastname: told.lastname, folded: told.folded, name: told.name }),
    phone: card.phone ?? told.phone,
    email: card.email ?? told.email,
    birthday: card.birthday ?? told.birthday,
    allergies: card.allergies === '' ? told.allergies : card.allergies,
    tags: [...new Set([...card.tags, ...told.tags])].slice(0, 20),
    visitedBefore: later(card.visitedBefore, told.lastVisit),
  };
};

const asText = (card: HeldCard): string => JSON.stringify({ ...card, version: 0 });

type Chosen = { readonly working: Working | null } | (Refused & { readonly cardCode: string | null });

/** Whose row it is: the card of its phone, or without one the card of that name if nobody else could be meant. */
const cardFor = ({ byPhone, byName }: Ledger, told: Told): Chosen => {
  if (told.phone) {
    const working = byPhone.get(told.phone) ?? null;
    if (working && !isSamePerson(working.card.folded, told.folded)) {
      const { name, lastname, code } = working.card;
      return { ...refused('phone-of-another', `${name} ${lastname}`.trim()), cardCode: code };
    }
    return { working };
  }
  const namesakes = byName.get(told.folded) ?? [];
  const [only] = namesakes;
  if (!only) return { working: null };
  if (namesakes.length > 1) return { ...refused('no-phone-many', String(namesakes.length)), cardCode: null };
  if (only.card.phone !== null) return { ...refused('no-phone-same-name'), cardCode: only.card.code };
  return { working: only };
};

type Options = { readonly merge: boolean };

const makeCard = (told: Told, code: string): Working => ({
  made: true,
  changed: true,
  card: {
    code,
    version: 1,
    userCode: null,
    imageUrl: null,
    name: told.name,
    lastname: told.lastname,
    folded: told.folded,
    phone: told.phone,
    email: told.email,
    birthday: told.birthday,
    allergies: told.allergies,
    tags: told.tags,
    visitedBefore: told.lastVisit,
  },
});

const take = (
  ledger: Ledger,
  { row, read: told }: ReadRow,
  { merge }: Options,
  newCode: () => string,
): Taken | NotTaken => {
  if (isRefused(told)) return { ...told, row, cardCode: null };
  const chosen = cardFor(ledger, told);
  if (isRefused(chosen)) return { ...chosen, row };
  const { working } = chosen;
  const { wish } = told;
  if (!working) {
    const made = makeCard(told, newCode());
    enter(ledger, made);
    return { row, told, becomes: 'new', code: made.card.code, wish };
  }
  if (!merge) return { ...refused('has-card'), row, cardCode: working.card.code };
  const after = completed(working.card, told);
  if (asText(after) !== asText(working.card)) {
    working.card = after;
    working.changed = true;
    if (after.phone) ledger.byPhone.set(after.phone, working);
  }
  return { row, told, becomes: 'merged', code: after.code, wish };
};

export type Outcome = {
  readonly taken: readonly Taken[];
  readonly refused: readonly NotTaken[];
};

/** What becomes of some rows, one after the other; the ledger holds what becomes of the cards. */
export const planRows = (
  ledger: Ledger,
  rows: readonly ReadRow[],
  options: Options,
  newCode: () => string,
): Outcome => {
  const all = rows.map((row) => take(ledger, row, options, newCode));
  return {
    taken: all.filter((one): one is Taken => 'becomes' in one),
    refused: all.filter((one): one is NotTaken => !('becomes' in one)),
  };
};

/** The cards that are to be written: those that were made, and those that got something. */
export const writtenIn = ({ byName }: Ledger) => {
  const all = [...byName.values()].flat();
  return {
    made: all.filter(({ made }) => made).map(({ card }) => card),
    changed: all
      .filter(({ made, changed }) => changed && !made)
      .map(({ card }) => ({ ...card, version: card.version + 1 })),
  };
};
