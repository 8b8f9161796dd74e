import { readFileSync } from 'node:fs';
import type { HostProcess } from '@ayna/kernel/testkit/process';

export type Memory = { readonly heap: number; readonly rss: number };

const rssOf = (pid: number): number => {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
};

/** What the host holds, after it threw away what it does not (see `collect.ts`). */
export const memoryOf = ({ child }: HostProcess): Promise<Memory> =>
  new Promise((resolve) => {
    let said = '';
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      const [, heap] = /"collected","heap":(\d+)\}\n/.exec(said) ?? [];
      if (heap === undefined) return;
      child.stdout?.off('data', listen);
      resolve({ heap: Number(heap), rss: rssOf(child.pid ?? 0) });
    };
    child.stdout?.on('data', listen);
    child.kill('SIGUSR2');
  });

/** What one of so many took. */
export const perStream = (before: Memory, after: Memory, streams: number) => ({
  heapKb: Number(((after.heap - before.heap) / streams / 1000).toFixed(1)),
  rssKb: Number(((after.rss - before.rss) / streams / 1000).toFixed(1)),
});
