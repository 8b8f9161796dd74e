import { archiveOf, packedParts, sheetOf, workbookOf, workbookParts } from '@ayna/kernel/testkit/workbook';

const header = 'Ad Soyad;Telefon\n';
const good = `${header}Ayla Demir;0532 123 45 67\n`;
const text = (content: string): Buffer => Buffer.from(content);
const hex = (digits: string, rest = ''): Buffer =>
  Buffer.concat([Buffer.from(digits, 'hex'), Buffer.from(rest)]);
const rows = [
  ['Ad Soyad', 'Telefon'],
  ['Ayla Demir', '0532 123 45 67'],
];
const workbook = (): Buffer => workbookOf(rows);
const compound = (inside: string): Buffer =>
  Buffer.concat([
    hex('d0cf11e0a1b11ae1'),
    Buffer.alloc(504),
    Buffer.from(inside, 'utf16le'),
    Buffer.alloc(512),
  ]);

const withParts = (change: Readonly<Record<string, string | null>>): Buffer => {
  const parts = { ...workbookParts(sheetOf(rows)), ...change };
  const present = Object.entries(parts).filter((part): part is [string, string] => part[1] !== null);
  return packedParts(Object.fromEntries(present));
};

const withEntry = (entry: Partial<Parameters<typeof archiveOf>[0][number]>): Buffer => {
  const entries = Object.entries(workbookParts(sheetOf(rows))).map(([name, part]) => ({
    name,
    bytes: Buffer.from(part),
  }));
  return archiveOf([...entries, { name: 'xl/media/bomb', bytes: Buffer.alloc(0), ...entry }]);
};

/** A cell so far away that a reader that allocates all cells before it runs out of memory. */
const farAway = sheetOf(rows).replace(
  '</sheetData>',
  '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData>',
);

const laughs = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "haha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>`;

/** A description, the refusal code and the bytes of each file. */
export const brokenTables: readonly [what: string, code: string, make: () => Buffer][] = [
  ['an empty file', 'table-empty', () => Buffer.alloc(0)],
  ['white space only', 'table-empty', () => text(' \n\n\t\n')],
  ['only a byte order mark', 'table-empty', () => hex('efbbbf')],
  ['only headers, as CSV', 'table-without-rows', () => text(header)],
  ['only headers, as Excel', 'table-without-rows', () => workbookOf(rows.slice(0, 1))],
  ['an empty Excel sheet', 'table-empty', () => workbookOf([])],
  [
    'no headers: the first line is data',
    'table-without-heads',
    () => text('Ayla Demir;05321234567\nIsil;05321234568\n'),
  ],
  ['formulas as headers', 'table-without-heads', () => text('=A1;=B1\nAyla;05321234567\n')],
  ['one column, with an unknown separator', 'table-one-column', () => text('Ad|Telefon\nAyla|05321234567\n')],
  ['an unclosed quote', 'table-quotes', () => text(`${header}"Ayla Demir;05321234567\nIsil;1\n`)],
  ['a quote in the middle of a word', 'table-quotes', () => text(`${header}Ayla "Demir";05321234567\n`)],
  ['a cell of 3,000 letters', 'cell-too-long', () => text(`${header}${'a'.repeat(3_000)};1\n`)],
  ['a line of 300 kB', 'cell-too-long', () => text(`${header}"${'a'.repeat(300_000)}";1\n`)],
  ['60 columns', 'table-too-wide', () => text(`${'Ad;'.repeat(60)}Ad\nAyla\n`)],
  ['60 columns below two headers', 'table-too-wide', () => text(`${header}${'a;'.repeat(60)}a\n`)],
  [
    '16,384 columns, as Excel',
    'table-too-wide',
    () => workbookOf([Array.from({ length: 16_384 }, () => 'Ad'), ['Ayla']]),
  ],
  ['20,001 rows', 'table-too-long', () => text(header + 'Ayla;05321234567\n'.repeat(20_001))],
  ['12 MB', 'table-too-large', () => text(header + 'Ayla Demir;05321234567\n'.repeat(550_000))],
  ['UTF-16', 'table-letters', () => Buffer.concat([hex('fffe'), Buffer.from(good, 'utf16le')])],
  ['UTF-16 without a byte order mark', 'table-letters', () => Buffer.from(good, 'utf16le')],
  [
    'the code page of DOS',
    'table-letters',
    () => Buffer.concat([text(header), hex('477581736e8d206b818d8d'), text(';1\n')]),
  ],
  ['truncated UTF-8', 'table-letters', () => Buffer.concat([hex('efbbbf', header), hex('49c5')])],
  [
    'doubly encoded letters',
    'table-letters',
    () => text(`${header}G\u{C3}\u{BC}l\u{C5}\u{178}en;05321234567\n`),
  ],
  [
    'zero bytes in the middle',
    'not-a-table',
    () => Buffer.concat([text(good), Buffer.alloc(3), text('a;b\n')]),
  ],
  ['noise', 'not-a-table', () => Buffer.from(Array.from({ length: 4_000 }, (_, at) => (at * 7919) % 251))],
  ['a PDF', 'not-a-table', () => text('%PDF-1.7 musteriler')],
  ['a photo', 'not-a-table', () => hex('ffd8ffe000104a464946')],
  ['an HTML page', 'not-a-table', () => text('<html><table><tr><td>Ad</td></tr></table></html>')],
  ['JSON', 'not-a-table', () => text('[{"ad":"Ayla","telefon":"05321234567"}]')],
  ['a program', 'not-a-table', () => hex('4d5a90000300000004000000')],
  ['old Excel (.xls)', 'old-table', () => compound('Workbook')],
  ['old Excel, named .xlsx', 'old-table', () => compound('Book')],
  ['Excel with a password', 'locked-table', () => compound('EncryptedPackage')],
  ['an archive with a password', 'locked-table', () => withEntry({ locked: true })],
  [
    'an archive that is no workbook',
    'not-a-table',
    () => archiveOf([{ name: 'a.txt', bytes: text('Ad;Tel') }]),
  ],
  [
    'a Word document',
    'broken-table',
    () => withParts({ 'xl/workbook.xml': null, 'word/document.xml': '<w/>' }),
  ],
  ['half an Excel file', 'broken-table', () => workbook().subarray(0, 700)],
  ['an Excel file without its end', 'broken-table', () => workbook().subarray(0, -30)],
  ['an Excel file with overwritten bytes', 'broken-table', () => workbook().fill(0xaa, 60, 900)],
  ['a workbook without its sheet', 'broken-table', () => withParts({ 'xl/worksheets/sheet1.xml': null })],
  ['a zip bomb: 100 MB of zeros', 'broken-table', () => withEntry({ bytes: Buffer.alloc(100_000_000) })],
  [
    'a zip bomb with a false size',
    'broken-table',
    () => withParts({ 'xl/worksheets/sheet1.xml': sheetOf(rows) + ' '.repeat(90_000_000) }),
  ],
  ['a ZIP64 archive', 'broken-table', () => withEntry({ size: 0xffffffff })],
  [
    'a small file that repeats a long text',
    'table-too-large',
    () => workbookOf([['Ad', 'Not'], ...Array.from({ length: 12_000 }, () => ['Ayla', 'a'.repeat(1_500)])]),
  ],
  [
    'a cell in the last possible row and column',
    'broken-table',
    () => withParts({ 'xl/worksheets/sheet1.xml': farAway }),
  ],
  [
    'a billion laughs',
    'broken-table',
    () => withParts({ 'xl/worksheets/sheet1.xml': `${laughs}<worksheet>&b;</worksheet>` }),
  ],
];
