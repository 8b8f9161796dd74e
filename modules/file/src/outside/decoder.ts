import { fileURLToPath } from 'node:url';
import { openApart } from '@ayna/kernel/apart';

export type Decoded = { readonly width: number; readonly height: number };
export type Decoding = Decoded | { readonly refused: 'picture-too-wide' | 'picture-broken' };

type Work = {
  readonly path: string;
  /** Where the sizes are put, each under its name. */
  readonly folder: string;
  readonly sizes: readonly (readonly [name: string, width: number])[];
};

/** Null when too many are waiting. */
export const openDecoder = () => {
  const apart = openApart({
    script: fileURLToPath(new URL('./decode-picture.ts', import.meta.url)),
    atOnce: 2,
    longestLine: 60,
    timeMs: 20_000,
    // A picture of 25 megapixels takes 100 to 200 MB beyond what Node reserves.
    memoryKb: 1_000_000,
    heapMb: 64,
    env: { VIPS_BLOCK_UNTRUSTED: '1' },
  });
  return async ({ path, folder, sizes }: Work): Promise<Decoding | null> => {
    const done = await apart({ folder, args: [path, folder, JSON.stringify(sizes)] });
    if (!done) return null;
    return 'died' in done ? { refused: 'picture-broken' } : (JSON.parse(done.said) as Decoding);
  };
};
