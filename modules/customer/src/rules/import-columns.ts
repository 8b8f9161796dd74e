import type { ImportField } from '@ayna/contracts/core/customer-import-routes';
import { foldText } from '@ayna/contracts/core/search-text';
import type { RefusalCode } from '@ayna/contracts/errors';
import { appointmentScope, bookingRights } from '@ayna/domain/permissions';

/** Column headers that salons use, folded. The first field that matches wins; a star matches any ending. */
const headerPatterns: readonly (readonly [ImportField, readonly string[]])[] = [
  ['appointment-date', ['randevu tarihi', 'randevu gunu', 'randevu', 'gelecek randevu']],
  ['appointment-time', ['randevu saati', 'saat', 'baslangic saati']],
  ['service', ['hizmet*', 'islem*', 'yapilacak islem']],
  ['employee', ['calisan*', 'personel*', 'uzman*', 'kuafor*', 'sorumlu']],
  [
    'full-name',
    ['ad soyad*', 'adi soyadi*', 'isim soyisim*', 'ad ve soyad', 'adsoyad', 'musteri*', 'tam ad', 'unvan'],
  ],
  ['lastname', ['soyad*', 'soyisim*', 'last name', 'lastname']],
  ['name', ['ad', 'adi', 'isim', 'ismi', 'first name', 'name']],
  ['phone', ['telefon*', 'tel', 'tel no*', 'gsm*', 'cep*', 'mobil*', 'numara', 'phone*']],
  ['email', ['e-posta*', 'eposta*', 'e-mail*', 'email*', 'mail*']],
  ['birthday', ['dogum*', 'd.tarihi', 'dtarihi', 'yas gunu', 'birthday']],
  ['last-visit', ['son gelis*', 'son ziyaret*', 'son islem*', 'son randevu*', 'last visit']],
  ['allergies', ['alerji*', 'allerji*', 'hassasiyet*']],
  ['tags', ['etiket*', 'grup', 'tags']],
  ['note', ['not', 'notlar', 'notu', 'aciklama*', 'yorum*', 'note*']],
];

const matchesPattern = (header: string, pattern: string): boolean =>
  pattern.endsWith('*') ? header.startsWith(pattern.slice(0, -1)) : header === pattern;

const guessField = (header: string): ImportField => {
  const folded = foldText(header).replaceAll(/\s+/g, ' ').trim();
  // An exact match and "last visit" win over prefixes: "son randevu" is a past visit, not an appointment.
  const exact = headerPatterns.find(([, patterns]) => patterns.includes(folded));
  const last = headerPatterns.find(
    ([field, patterns]) => field === 'last-visit' && patterns.some((one) => matchesPattern(folded, one)),
  );
  return (
    (exact ??
      last ??
      headerPatterns.find(([, patterns]) => patterns.some((one) => matchesPattern(folded, one))))?.[0] ??
    'skip'
  );
};

const nameFields: readonly ImportField[] = ['full-name', 'name'];

/** Guesses the field of each column. No field is used twice; unknown columns are skipped. */
export const guessColumns = (headers: readonly string[]): ImportField[] => {
  const assigned = new Set<ImportField>();
  const guesses = headers.map((header) => {
    const field = guessField(header);
    if (field === 'skip' || assigned.has(field)) return 'skip';
    assigned.add(field);
    return field;
  });
  // Next to a column of last names, a "full name" column contains the first name.
  if (assigned.has('lastname') && assigned.has('full-name') && !assigned.has('name'))
    return guesses.map((field) => (field === 'full-name' ? 'name' : field));
  return guesses;
};

const appointmentFields: readonly ImportField[] = ['appointment-date', 'appointment-time', 'service'];

const requestsAppointments = (columns: readonly ImportField[]): boolean =>
  appointmentFields.some((field) => columns.includes(field)) || columns.includes('employee');

export const findColumnProblem = (columns: readonly ImportField[]): RefusalCode | null => {
  const used: ImportField[] = columns.filter((field) => field !== 'skip');
  if (new Set(used).size !== used.length) return 'column-twice';
  if (!nameFields.some((field) => used.includes(field))) return 'no-name-column';
  if (requestsAppointments(used) && !appointmentFields.every((field) => used.includes(field)))
    return 'appointment-columns';
  return null;
};

/** A file with appointments needs the right to book for every employee. */
export const mayImport = (groups: ReadonlySet<string>, columns: readonly ImportField[]): boolean =>
  !requestsAppointments(columns) || appointmentScope(groups, bookingRights) === 'all';
