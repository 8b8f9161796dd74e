/** As many bytes as the detection reads. */
export const HEAD_BYTES = 12;

const startsWith = (head: Uint8Array, bytes: readonly number[], at = 0): boolean =>
  bytes.every((byte, index) => head[at + index] === byte);

const latin1Bytes = (word: string): number[] => [...Buffer.from(word, 'latin1')];

/** Looks only at the first bytes: the sender chooses file name and content type. */
export const detectPictureKind = (head: Uint8Array): 'jpeg' | 'png' | 'webp' | null => {
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(head, [0x89, ...latin1Bytes('PNG'), 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  return startsWith(head, latin1Bytes('RIFF')) && startsWith(head, latin1Bytes('WEBP'), 8) ? 'webp' : null;
};
