import { tableError } from './file-kind.ts';

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const MOST_ENTRIES = 2_000;
const MOST_BYTES = 64 * 1024 * 1024;
/** The size that a ZIP64 entry shows in its 32-bit field. */
const ZIP64_SIZE = 0xffffffff;

const findEndRecord = (bytes: Buffer): number => {
  const last = Math.max(0, bytes.length - 65_557);
  for (let at = bytes.length - 22; at >= last; at -= 1)
    if (bytes.readUInt32LE(at) === END_SIGNATURE) return at;
  throw tableError('broken-table');
};

type Entry = { readonly name: string; readonly size: number; readonly encrypted: boolean };

const readEntries = function* (bytes: Buffer): Generator<Entry> {
  const end = findEndRecord(bytes);
  const entryCount = bytes.readUInt16LE(end + 10);
  if (entryCount > MOST_ENTRIES) throw tableError('broken-table');
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < entryCount; index += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY_SIGNATURE)
      throw tableError('broken-table');
    const [nameLength, extra, comment] = [28, 30, 32].map((from) => bytes.readUInt16LE(at + from));
    const name = bytes.toString('utf8', at + 46, at + 46 + (nameLength ?? 0));
    yield { name, size: bytes.readUInt32LE(at + 24), encrypted: (bytes.readUInt16LE(at + 8) & 1) === 1 };
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
};

/**
 * Checks the archive's directory before anything is unpacked: whether it is an .xlsx workbook, and how large it would
 * become. An archive with false sizes runs into the memory limit of the process.
 */
export const assertWorkbook = (bytes: Buffer): void => {
  const names = new Set<string>();
  let size = 0;
  for (const entry of readEntries(bytes)) {
    if (entry.encrypted) throw tableError('locked-table');
    names.add(entry.name);
    size += entry.size === ZIP64_SIZE ? Infinity : entry.size;
  }
  if (size > MOST_BYTES) throw tableError('broken-table');
  if (!names.has('xl/workbook.xml'))
    throw tableError(names.has('[Content_Types].xml') ? 'broken-table' : 'not-a-table');
};
