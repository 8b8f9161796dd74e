const reasons = [
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

export type Broken = (typeof reasons)[number];

export const isBroken = (why: string): why is Broken => reasons.some((reason) => reason === why);

/** A file that is refused, with the sentence's code. */
export const broken = (why: Broken): Error => new Error(why);

/** By their first bytes: what people pick by mistake, and what only calls itself a table. */
const others = [
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

const compound = 'd0cf11e0a1b11ae1';
const archive = ['504b0304', '504b0506', '504b0708'];

const begins = (head: string, signs: readonly string[]): boolean =>
  signs.some((sign) => head.startsWith(sign));

/** The old Excel's kind of file is also the wrapping of a new one with a password. */
const inCompound = (bytes: Buffer): Broken =>
  bytes.includes(Buffer.from('EncryptedPackage', 'utf16le')) ? 'locked-table' : 'old-table';

export const kindOf = (bytes: Buffer): 'archive' | 'text' => {
  if (bytes.length === 0) throw broken('table-empty');
  const head = bytes.subarray(0, 8).toString('hex');
  if (begins(head, archive)) return 'archive';
  if (begins(head, [compound])) throw broken(inCompound(bytes));
  if (begins(head, others)) throw broken('not-a-table');
  return 'text';
};
