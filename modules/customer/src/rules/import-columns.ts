import type { ImportField } from '@ayna/contracts/core/customer-imports';
import { fold } from '@ayna/contracts/core/fold';
import type { RefusalCode } from '@ayna/contracts/errors';

/** Heads as salons write them, folded; the first field that fits has it. A star stands for any ending. */
const heads: readonly (readonly [ImportField, readonly string[]])[] = [
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

const fits = (head: string, pattern: string): boolean =>
  pattern.endsWith('*') ? head.startsWith(pattern.slice(0, -1)) : head === pattern;

const guess = (head: string): ImportField => {
  const folded = fold(head).replaceAll(/\s+/g, ' ').trim();
  // More than a word is known before a word of it: the last visit is no visit to come.
  const exact = heads.find(([, patterns]) => patterns.includes(folded));
  const last = heads.find(
    ([field, patterns]) => field === 'last-visit' && patterns.some((one) => fits(folded, one)),
  );
  return (
    (exact ?? last ?? heads.find(([, patterns]) => patterns.some((one) => fits(folded, one))))?.[0] ?? 'skip'
  );
};

const named: readonly ImportField[] = ['full-name', 'name'];

/** What each column probably is; no field twice, and what nobody knows is left. */
export const guessColumns = (headers: readonly string[]): ImportField[] => {
  const given = new Set<ImportField>();
  const guessed = headers.map((head) => {
    const field = guess(head);
    if (field === 'skip' || given.has(field)) return 'skip';
    given.add(field);
    return field;
  });
  // A table with a column of last names calls its other one by whatever word: it is the name.
  if (given.has('lastname') && given.has('full-name') && !given.has('name'))
    return guessed.map((field) => (field === 'full-name' ? 'name' : field));
  return guessed;
};

const wish: readonly ImportField[] = ['appointment-date', 'appointment-time', 'service'];

/** Whether appointments are asked for too. */
const wishesIn = (columns: readonly ImportField[]): boolean =>
  wish.some((field) => columns.includes(field)) || columns.includes('employee');

/** What is wrong with a choice of columns. */
export const wrongColumns = (columns: readonly ImportField[]): RefusalCode | null => {
  const used: ImportField[] = columns.filter((field) => field !== 'skip');
  if (new Set(used).size !== used.length) return 'column-twice';
  if (!named.some((field) => used.includes(field))) return 'no-name-column';
  if (wishesIn(used) && !wish.every((field) => used.includes(field))) return 'appointment-columns';
  return null;
};

/** Whoever sends appointments along must be allowed to make them for everybody. */
export const maySend = (groups: ReadonlySet<string>, columns: readonly ImportField[]): boolean =>
  !wishesIn(columns) ||
  ['Administrator', 'Receptionist', 'create-appointment-customer-free-all'].some((group) =>
    groups.has(group),
  );
