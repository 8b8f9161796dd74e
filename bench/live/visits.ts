import { setTimeout as pause } from 'node:timers/promises';
import { inParallel } from '../../faults/scene.ts';
import type { House } from './house.ts';
import { type Member, type Salon, signIn } from './plant.ts';
import { openStream, type Stream } from './streams.ts';

const AT_ONCE = 20;
const PATIENCE_MS = 10_000;

export type Visit = { readonly salon: string; readonly member: Member; readonly token: string };

/** Everybody of these salons, signed in. */
export const signInAll = async ({ url }: House, salons: readonly Salon[]): Promise<Visit[]> => {
  const all = salons.flatMap(({ code, members }) => members.map((member) => ({ salon: code, member })));
  const visits: Visit[] = [];
  await inParallel(all, 8, async (one) => void visits.push({ ...one, token: await signIn(url, one.member) }));
  return visits;
};

export const openAll = async ({ url }: House, visits: readonly Visit[]): Promise<Stream[]> => {
  const streams: Stream[] = [];
  await inParallel(visits, AT_ONCE, async ({ salon, token }) => {
    streams.push(await openStream(url, salon, token));
  });
  return streams;
};

/** Some leave before they are let in: the host may keep none of them. */
export const leaveEarly = ({ url }: House, visits: readonly Visit[]): Promise<void> =>
  inParallel(visits, AT_ONCE, async ({ salon, token }) => {
    await fetch(new URL(`/api/live?salonCode=${salon}`, url), {
      headers: { 'x-user-token': token },
      signal: AbortSignal.timeout(Math.ceil(Math.random() * 8)),
    }).catch(() => undefined);
  });

/** As many as the host believes are open. */
const openAtHost = async ({ url }: House): Promise<number> => {
  const metrics = await (await fetch(new URL('/metrics', url))).text();
  return Number(/^ayna_live_streams (\d+)$/m.exec(metrics)?.[1]);
};

/** The same, once it is so many, or when patience ends. */
export const untilOpen = async (house: House, streams: number): Promise<number> => {
  const until = performance.now() + PATIENCE_MS;
  while ((await openAtHost(house)) !== streams && performance.now() < until) await pause(100);
  return openAtHost(house);
};
