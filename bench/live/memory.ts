import { readFileSync } from 'node:fs';
import type { HostProcess } from '@ayna/kernel/testkit/process';

export type Memory = { readonly heap: number; readonly rss: number };

const readRss = (pid: number): number => {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
};

/** Memory of the host after a garbage collection (see `collect-garbage.ts`). */
export const readMemory = ({ child }: HostProcess): Promise<Memory> =>
  new Promise((resolve) => {
    let output = '';
    const listen = (chunk: Buffer): void => {
      output += chunk.toString();
      const [, heap] = /"collected","heap":(\d+)\}\n/.exec(output) ?? [];
      if (heap === undefined) return;
      child.stdout?.off('data', listen);
      resolve({ heap: Number(heap), rss: readRss(child.pid ?? 0) });
    };
    child.stdout?.on('data', listen);
    child.kill('SIGWINCH');
  });

/** Memory per stream. */
export const memoryPerStream = (before: Memory, after: Memory, streams: number) => ({
  heapKb: Number(((after.heap - before.heap) / streams / 1000).toFixed(1)),
  rssKb: Number(((after.rss - before.rss) / streams / 1000).toFixed(1)),
});
