import { setTimeout as pause } from 'node:timers/promises';
import type { Salon } from './insert-salons.ts';
import { changeKey } from './streams.ts';

export type Change = { readonly salon: string; readonly key: string; readonly sentAt: number };

export type Editor = Salon & {
  readonly token: string;
  /** The last acknowledged value of the service's `online`. */
  online: boolean;
  busy: boolean;
};

/** Returns null if the change was refused. */
const toggleService = async (url: string, editor: Editor): Promise<Change | null> => {
  const sentAt = performance.now();
  editor.busy = true;
  editor.online = !editor.online;
  const response = await fetch(new URL(`/api/Service/${editor.service}`, url), {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', 'x-user-token': editor.token },
    body: JSON.stringify({ online: editor.online }),
  });
  const answer = (await response.json()) as { version: number };
  editor.busy = false;
  if (response.ok) return { salon: editor.code, key: changeKey(editor.service, answer.version), sentAt };
  editor.online = !editor.online;
  return null;
};

/**
 * Changes random salons at a fixed pace without waiting for responses, so that a slow moment affects every change
 * in it. Each salon has one change in flight at a time, so that each change creates a version.
 */
export const makeChanges = async (
  url: string,
  editors: readonly Editor[],
  { changes, everyMs }: { readonly changes: number; readonly everyMs: number },
): Promise<{ readonly acknowledged: Change[]; readonly refused: number }> => {
  const sent: Promise<Change | null>[] = [];
  const began = performance.now();
  while (sent.length < changes) {
    const idle = editors.filter(({ busy }) => !busy);
    const editor = idle[Math.floor(Math.random() * idle.length)];
    if (editor) sent.push(toggleService(url, editor));
    await pause(Math.max(0, began + sent.length * everyMs - performance.now()));
  }
  const acknowledged = (await Promise.all(sent)).filter((change) => change !== null);
  return { acknowledged, refused: sent.length - acknowledged.length };
};
