/** How many bytes it takes to tell. */
export const HEAD_BYTES = 12;

const startsWith = (head: Uint8Array, bytes: readonly number[], at = 0): boolean =>
  bytes.every((byte, index) => head[at + index] === byte);

const letters = (word: string): number[] => [...Buffer.from(word, 'latin1')];

/** What a file is by its first bytes; its name and what the sender calls it say nothing. */
export const pictureKind = (head: Uint8Array): 'jpeg' | 'png' | 'webp' | null => {
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(head, [0x89, ...letters('PNG'), 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  return startsWith(head, letters('RIFF')) && startsWith(head, letters('WEBP'), 8) ? 'webp' : null;
};
