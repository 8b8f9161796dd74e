import { broken } from './kind.ts';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const MOST_ENTRIES = 2_000;
const MOST_BYTES = 64 * 1024 * 1024;
/** Where a length does not fit into 32 bits. */
const FURTHER = 0xffffffff;

const endOf = (bytes: Buffer): number => {
  const last = Math.max(0, bytes.length - 65_557);
  for (let at = bytes.length - 22; at >= last; at -= 1) if (bytes.readUInt32LE(at) === END) return at;
  throw broken('broken-table');
};

type Entry = { readonly name: string; readonly size: number; readonly locked: boolean };

const entriesOf = function* (bytes: Buffer): Generator<Entry> {
  const end = endOf(bytes);
  const many = bytes.readUInt16LE(end + 10);
  if (many > MOST_ENTRIES) throw broken('broken-table');
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < many; index += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY) throw broken('broken-table');
    const [nameLength, extra, comment] = [28, 30, 32].map((from) => bytes.readUInt16LE(at + from));
    const name = bytes.toString('utf8', at + 46, at + 46 + (nameLength ?? 0));
    yield { name, size: bytes.readUInt32LE(at + 24), locked: (bytes.readUInt16LE(at + 8) & 1) === 1 };
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
};

/**
 * What an archive says of itself, before anything of it is unpacked: whether it is a new Excel's, and how large it
 * would become. One that lies about it meets the limits of the process.
 */
export const demandWorkbook = (bytes: Buffer): void => {
  const names = new Set<string>();
  let size = 0;
  for (const entry of entriesOf(bytes)) {
    if (entry.locked) throw broken('locked-table');
    names.add(entry.name);
    size += entry.size === FURTHER ? Infinity : entry.size;
  }
  if (size > MOST_BYTES) throw broken('broken-table');
  if (!names.has('xl/workbook.xml'))
    throw broken(names.has('[Content_Types].xml') ? 'broken-table' : 'not-a-table');
};
