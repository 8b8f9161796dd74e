const tableRefusals = [
  'not-a-table',
  'old-table',
  'locked-table',
  'broken-table',
  'table-too-large',
  'table-too-long',
  'table-too-wide',
  'cell-too-long',
  'table-empty',
  'table-without-rows',
  'table-without-heads',
  'table-letters',
  'table-quotes',
  'table-one-column',
] as const;

export type TableRefusal = (typeof tableRefusals)[number];

export const isTableRefusal = (why: string): why is TableRefusal =>
  tableRefusals.some((reason) => reason === why);

/** The error that refuses a file. Its message is the refusal code: only text leaves the process. */
export const tableError = (why: TableRefusal): Error => new Error(why);

/** First bytes of files that people pick by mistake, or that only have the name of a table. */
const foreignSignatures = [
  '25504446', // PDF
  '89504e47', // PNG
  'ffd8ff', // JPEG
  '47494638', // GIF
  '7b5c727466', // RTF
  '1f8b', // gzip
  '377abcaf', // 7z
  '52617221', // RAR
  '4d5a', // a program
  '7f454c46', // a program
  '53514c697465', // SQLite
];

const compoundSignature = 'd0cf11e0a1b11ae1';
const archiveSignatures = ['504b0304', '504b0506', '504b0708'];

const startsWithAny = (head: string, signs: readonly string[]): boolean =>
  signs.some((sign) => head.startsWith(sign));

/** The compound format is the old .xls, and also the envelope of an .xlsx with a password. */
const refusalOfCompound = (bytes: Buffer): TableRefusal =>
  bytes.includes(Buffer.from('EncryptedPackage', 'utf16le')) ? 'locked-table' : 'old-table';

export const detectKind = (bytes: Buffer): 'archive' | 'text' => {
  if (bytes.length === 0) throw tableError('table-empty');
  const head = bytes.subarray(0, 8).toString('hex');
  if (startsWithAny(head, archiveSignatures)) return 'archive';
  if (startsWithAny(head, [compoundSignature])) throw tableError(refusalOfCompound(bytes));
  if (startsWithAny(head, foreignSignatures)) throw tableError('not-a-table');
  return 'text';
};
