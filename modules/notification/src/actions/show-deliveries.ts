import type { InputOf } from '@ayna/contracts/core/contract';
import { maskEmail, maskPhone } from '@ayna/contracts/core/mask';
import type { notification } from '@ayna/contracts/notification';
import { lastDays } from '@ayna/domain/wall-clock';
import { wallDate } from '@ayna/domain/wall-now';
import type { PersonCtx } from '@ayna/kernel/ctx';
import { countByChannel, countByDay, listDeliveries } from '../store/deliveries.ts';

const DAYS = 28;
const DAY_MS = 86_400_000;
const PAGE_SIZE = 20;

export const showDeliveryDays = (ctx: PersonCtx) =>
  ctx.db.acrossSalons('count messages by day and channel', async (tx) => {
    const dates = lastDays(wallDate(ctx.now(), 'Europe/Istanbul'), DAYS);
    const byDay = await countByDay(tx, dates[0] ?? '');
    const byChannel = await countByChannel(tx, ctx.now() - DAY_MS);
    return {
      days: dates.map((date) => byDay.find((one) => one.date === date) ?? { date, sent: 0, failed: 0 }),
      channels: byChannel.map(({ lastAcceptedAt, ...counts }) => ({
        ...counts,
        lastAcceptedAt: lastAcceptedAt?.toISOString() ?? null,
      })),
    };
  });

const statesOf = { undelivered: ['failed', 'unknown'], waiting: ['planned', 'handed'] } as const;

export const showDeliveries = async (
  ctx: PersonCtx,
  { query }: InputOf<typeof notification.routes.deliveries>,
) => {
  const { kind = 'undelivered', channel, page = 0 } = query;
  const { rows, count } = await ctx.db.acrossSalons('list undelivered messages', (tx) =>
    listDeliveries(tx, { states: statesOf[kind], channel, page, pageSize: PAGE_SIZE }),
  );
  const items = rows.map(({ recipient, plannedAt, settledAt, ...rest }) => ({
    ...rest,
    recipient: rest.channel === 'sms' ? maskPhone(recipient) : maskEmail(recipient),
    plannedAt: plannedAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
  }));
  return { items, totalCount: count, pageCount: Math.ceil(count / PAGE_SIZE) };
};
