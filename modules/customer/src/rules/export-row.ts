import { canSeeSpending } from '@ayna/domain/permissions';
import { visiblePhone } from './card-view.ts';

type ExportCard = {
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

/** `2026-11-14` becomes `14.11.2026`, which our own import reads too. */
const formatDay = (date: string | null): string => (date ?? '').split('-').toReversed().join('.');

/** Writes a Turkish number as `0532 123 45 67`: a spreadsheet would take `+90532` for a sum. */
const formatLocalPhone = (phone: string): string =>
  phone.replace(/^\+90(\d{3})(\d{3})(\d{2})(\d{2})$/, '0$1 $2 $3 $4');

/** A card as a line of the exported file, as a member with these groups sees it. */
export const toExportRow = (groups: ReadonlySet<string>, card: ExportCard, yes: string): string[] => [
  card.name,
  card.lastname,
  formatLocalPhone(visiblePhone(groups, card.phone) ?? ''),
  card.email ?? '',
  formatDay(card.birthday),
  card.allergies,
  card.tags.join(', '),
  card.notes.join('\n'),
  formatDay(card.lastVisit),
  String(card.visits),
  String(card.noShows),
  String(card.cancels),
  canSeeSpending(groups) ? card.spent.replace('.', ',') : '',
  card.marketing ? yes : '',
  formatDay(card.createdOn),
];
