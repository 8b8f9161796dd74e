import { networkOf } from '@ayna/domain/network';
import { addDays } from '@ayna/domain/wall-clock';
import type { Ctx } from '@ayna/kernel/ctx';
import type { WithHttp } from '@ayna/kernel/module';
import type { SalonKey } from '@ayna/kernel/salon-key';
import { LRUCache } from 'lru-cache';
import type { AvailabilityContext, RequestedService } from '../../rules/availability.ts';
import { mayCountMiss, withinHour } from '../../rules/miss-limits.ts';
import { missReason } from '../../rules/miss-reason.ts';
import { countMiss } from '../../store/misses.ts';

/** No salon offers times further ahead. */
const MAX_DAYS = 366;

/** When searches were last counted, in this process. */
const byBrowser = new LRUCache<string, number>({ max: 50_000 });
const byNetwork = new LRUCache<string, readonly number[]>({ max: 50_000 });

/** Takes note of the search; false if it must not be counted. */
const passesLimits = (ctx: Ctx & WithHttp, salon: SalonKey): boolean => {
  const network = ctx.actor.kind === 'machine' ? '' : networkOf(ctx.actor.address);
  const named = ctx.http.header('x-browser') ?? '';
  const browser = /^[\w-]{16,64}$/.test(named) ? named : network;
  const [browserKey, networkKey] = [`${salon} ${browser}`, `${salon} ${network}`];
  const ofNetwork = byNetwork.get(networkKey) ?? [];
  const now = ctx.now();
  if (!mayCountMiss({ ofBrowser: byBrowser.get(browserKey), ofNetwork }, now)) return false;
  byBrowser.set(browserKey, now);
  byNetwork.set(networkKey, [...withinHour(ofNetwork, now), now]);
  return true;
};

/** Counts a customer's search that found nothing, within limits. A failure must not spoil the answer. */
export const recordMiss = async (
  ctx: Ctx & WithHttp,
  salon: SalonKey,
  context: AvailabilityContext,
  requested: readonly RequestedService[],
): Promise<void> => {
  const { date: day, now } = context;
  const today = now.slice(0, 10);
  const reason = missReason(context, requested);
  if (reason === null || day < today || day > addDays(today, MAX_DAYS)) return;
  if (!passesLimits(ctx, salon)) return;
  await ctx.db
    .forSalon(salon, (tx) => countMiss(tx, { day, reason, requested }))
    .catch((err: unknown) => ctx.log.warn({ err }, 'a search without result could not be counted'));
};
