import { seesSpending } from '@ayna/contracts/core/mask';
import { phoneFor } from './shown.ts';

type Exported = {
  readonly name: string;
  readonly lastname: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly birthday: string | null;
  readonly allergies: string;
  readonly tags: readonly string[];
  readonly notes: readonly string[];
  readonly visits: number;
  readonly noShows: number;
  readonly cancels: number;
  readonly spent: string;
  readonly lastVisit: string | null;
  readonly marketing: boolean;
  readonly createdOn: string;
};

/** `2026-11-14` as people write it here, and as our own import reads it. */
const dayText = (date: string | null): string => (date ?? '').split('-').toReversed().join('.');

/** A number as it is said here; as it is kept a spreadsheet would take it for a sum. */
const spoken = (phone: string): string => phone.replace(/^\+90(\d{3})(\d{3})(\d{2})(\d{2})$/, '0$1 $2 $3 $4');

/** A card as a line of a file, as somebody with these groups sees it. */
export const exportedRow = (groups: ReadonlySet<string>, card: Exported, yes: string): string[] => [
  card.name,
  card.lastname,
  spoken(phoneFor(groups, card.phone) ?? ''),
  card.email ?? '',
  dayText(card.birthday),
  card.allergies,
  card.tags.join(', '),
  card.notes.join('\n'),
  dayText(card.lastVisit),
  String(card.visits),
  String(card.noShows),
  String(card.cancels),
  seesSpending(groups) ? card.spent.replace('.', ',') : '',
  card.marketing ? yes : '',
  dayText(card.createdOn),
];
