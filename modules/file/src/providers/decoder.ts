import { fileURLToPath } from 'node:url';
import { spawnSandboxed } from '@ayna/kernel/sandboxed-process';

export type PictureDimensions = { readonly width: number; readonly height: number };
export type DecodeResult = PictureDimensions | { readonly refused: 'picture-too-wide' | 'picture-broken' };

type DecodeJob = {
  readonly owner: string;
  readonly path: string;
  /** The folder for the sizes, each in a file with its name. */
  readonly folder: string;
  readonly sizes: readonly (readonly [name: string, width: number])[];
};

/** The decoder returns null if too many pictures are waiting. */
export const openDecoder = () => {
  const runSandboxed = spawnSandboxed({
    script: fileURLToPath(new URL('./decode-picture.ts', import.meta.url)),
    concurrency: 2,
    maxWaiting: 24,
    maxWaitingEach: 12,
    cpuSeconds: 5,
    timeMs: 20_000,
    // A picture of 25 megapixels takes 100 to 200 MB beyond what Node reserves.
    memoryKb: 1_000_000,
    heapMb: 64,
    env: { VIPS_BLOCK_UNTRUSTED: '1' },
  });
  return async ({ owner, path, folder, sizes }: DecodeJob): Promise<DecodeResult | null> => {
    const ended = await runSandboxed({ owner, folder, args: [path, folder, JSON.stringify(sizes)] });
    if (!ended) return null;
    return 'died' in ended ? { refused: 'picture-broken' } : (JSON.parse(ended.output) as DecodeResult);
  };
};
