import { isDate } from '@ayna/domain/wall-clock';
import type { AuditEntry } from '../../../data/audit.ts';
import { datesText } from '../../../parts/day-range.ts';
import { dayOf } from '../../../parts/moment-text.ts';
import { texts } from '../texts.ts';

/** What the log stores as codes, in words: groups and salons by their names. */
export type Names = {
  readonly groups: ReadonlyMap<string, string>;
  readonly salons: ReadonlyMap<string, string>;
};

type Sentence = (about: string, facts: Readonly<Partial<Record<string, string>>>) => string;

// Maps, because an action may be called like something that every object has.
const sentences = new Map<string, Sentence>(Object.entries(texts.sentences));

const nameOf = (person: { readonly name: string | null }): string => person.name ?? texts.deletedAccount;

/** Codes that were made together begin alike and differ at their ends. */
export const salonName = (code: string, { salons }: Names): string =>
  salons.get(code) ?? texts.unknownSalon(code.slice(-6));

/** A person's own sign-in has no actor yet, since nobody was signed in. */
const ownKinds: ReadonlySet<string> = new Set(['sign-in', 'account']);

export const authorName = ({ actor, subject, kind }: AuditEntry): string => {
  if (actor) return nameOf(actor);
  return subject && ownKinds.has(kind) ? nameOf(subject) : texts.system;
};

/** What was done, to follow the author's name. */
export const sentenceOf = ({ action, subject, facts }: AuditEntry): string => {
  const sentence = sentences.get(action);
  if (!sentence) return texts.unknownAction(action);
  const byName = Object.fromEntries(facts.map(({ name, value }) => [name, value]));
  return sentence(subject ? nameOf(subject) : texts.somebody, byName);
};

const values = new Map<string, string>(Object.entries(texts.values));

const valueText = (value: string, { groups }: Names): string => {
  if (isDate(value)) return datesText(value, value);
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return dayOf(value);
  return groups.get(value) ?? values.get(value) ?? value;
};

export type Change = { readonly field: string; readonly before: string; readonly after: string };

const fields: ReadonlyMap<string, string> = new Map([
  ['trial-extended', texts.fields.trial],
  ['package-changed', texts.fields.package],
  ['salon-status-set', texts.fields.status],
  ['review-decided', texts.fields.review],
]);

const toText = (list: readonly string[] | null, names: Names): string =>
  list && list.length > 0 ? list.map((value) => valueText(value, names)).join(', ') : texts.nothing;

/** What became different: of groups each that came or went, of everything else the value before and after. */
export const changesOf = (entry: AuditEntry, names: Names): readonly Change[] => {
  const { before, after, kind, action } = entry;
  if (before === null && after === null) return [];
  if (kind !== 'rights')
    return [
      {
        field: fields.get(action) ?? texts.fields.value,
        before: toText(before, names),
        after: toText(after, names),
      },
    ];
  const [held, given] = [new Set(before), new Set(after)];
  const word = (has: boolean): string => (has ? texts.has : texts.nothing);
  const changed = [...new Set([...held, ...given])].filter((group) => held.has(group) !== given.has(group));
  return changed.map((group) => ({
    field: valueText(group, names),
    before: word(held.has(group)),
    after: word(given.has(group)),
  }));
};

/** So many are named in a row of the list. */
const shownValues = 2;

const fullRights = 'Administrator';

const shortList = (list: readonly string[] | null, names: Names): string => {
  if (!list || list.length === 0) return texts.nothing;
  // Every right at once needs no list of them.
  const named = list.includes(fullRights) ? [fullRights] : list;
  const shown = named.slice(0, shownValues).map((value) => valueText(value, names));
  return named.length > shownValues
    ? `${shown.join(', ')} ${texts.moreValues(named.length - shownValues)}`
    : shown.join(', ');
};

/** The same in one line, for the list; null where nothing was changed. */
export const shortChange = (
  { before, after }: AuditEntry,
  names: Names,
): { readonly before: string; readonly after: string } | null =>
  before === null && after === null
    ? null
    : { before: shortList(before, names), after: shortList(after, names) };
