import type { InputOf } from '@ayna/contracts/core/contract';
import { seesPhones, seesSpending } from '@ayna/contracts/core/mask';
import type { customer } from '@ayna/contracts/customer';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { shownTo } from '../rules/shown.ts';
import { soughtBy } from '../rules/sought.ts';
import { readConsents } from '../store/consents.ts';
import { listCards as readCards } from '../store/lists.ts';

type Asked = InputOf<typeof customer.routes.list>['query'];

const PER_PAGE = 50;

/** Whoever may not see what a customer spends may not see who spends most either. */
const orderFor = (groups: ReadonlySet<string>, sort: Asked['sort'] = 'name') =>
  sort === 'spent' && !seesSpending(groups) ? 'name' : sort;

export const listCards = (ctx: MemberCtx, { query }: InputOf<typeof customer.routes.list>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const { page = 0, s = '', tag = null, show = null, size = PER_PAGE } = query;
    const sought = soughtBy(s, seesPhones(ctx.groups));
    const asked = { sought, tag, show, sort: orderFor(ctx.groups, query.sort), page, many: size };
    const { cards, totalCount } = await readCards(tx, asked, ctx.now());
    const consents = await readConsents(
      tx,
      cards.map(({ code }) => code),
    );
    return {
      items: cards.map((card) => shownTo(ctx.groups, tx.salon, card, consents.get(card.code) ?? [])),
      totalCount,
      pageCount: Math.ceil(totalCount / size),
    };
  });
