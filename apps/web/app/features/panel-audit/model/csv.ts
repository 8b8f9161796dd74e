import { toCsv } from '@ayna/contracts/core/csv';
import type { AuditEntry } from '../../../data/audit.ts';
import { momentInFile } from '../../../parts/moment-text.ts';
import { texts } from '../texts.ts';
import { authorName, changesOf, type Names, salonName, sentenceOf } from './entry-texts.ts';

const columns: readonly (readonly [string, (entry: AuditEntry, names: Names) => string])[] = [
  [texts.file.at, ({ at }) => momentInFile(at)],
  [texts.file.author, authorName],
  [texts.file.kind, ({ kind }) => texts.kindNames[kind]],
  [texts.file.what, sentenceOf],
  [texts.file.about, ({ subject }) => (subject ? (subject.name ?? texts.deletedAccount) : '')],
  [texts.file.salon, ({ salonCode }, names) => (salonCode ? salonName(salonCode, names) : '')],
  [texts.file.reason, ({ reason }) => reason ?? ''],
  [
    texts.file.before,
    (entry, names) =>
      changesOf(entry, names)
        .map(({ field, before }) => `${field}: ${before}`)
        .join(', '),
  ],
  [
    texts.file.after,
    (entry, names) =>
      changesOf(entry, names)
        .map(({ field, after }) => `${field}: ${after}`)
        .join(', '),
  ],
  [texts.file.address, ({ address }) => address ?? ''],
  [texts.file.request, ({ requestId }) => requestId],
  [texts.file.code, ({ code }) => code],
];

/** The log as a file for a spreadsheet, a line for each entry. */
export const auditCsv = (entries: readonly AuditEntry[], names: Names): string =>
  toCsv([
    columns.map(([name]) => name),
    ...entries.map((entry) => columns.map(([, textOf]) => textOf(entry, names))),
  ]);
