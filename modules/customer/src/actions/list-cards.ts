import type { InputOf } from '@ayna/contracts/core/contract';
import type { customer } from '@ayna/contracts/customer';
import { canSeePhones, canSeeSpending } from '@ayna/domain/permissions';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { parseSearch } from '../rules/card-search.ts';
import { toCardView } from '../rules/card-view.ts';
import { readConsents } from '../store/consents.ts';
import { hasLapsed } from '../store/lapsed.ts';
import { readCardPage } from '../store/lists.ts';
import { readLapse } from './shared/lapse.ts';

type ListQuery = InputOf<typeof customer.routes.list>['query'];

const PER_PAGE = 50;

/** The order by spending would reveal who spends most, so it needs the right to see spending. */
const allowedSort = (groups: ReadonlySet<string>, sort: ListQuery['sort'] = 'name') =>
  sort === 'spent' && !canSeeSpending(groups) ? 'name' : sort;

export const listCards = (ctx: MemberCtx, { query }: InputOf<typeof customer.routes.list>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const { page = 0, s = '', tag = null, show = null, size = PER_PAGE, lapsed } = query;
    const search = parseSearch(s, canSeePhones(ctx.groups));
    const sort = allowedSort(ctx.groups, query.sort);
    const now = ctx.now();
    const only = lapsed === undefined ? null : hasLapsed(tx, now, await readLapse(tx, now, lapsed));
    const wanted = { search, tag, show, only, sort, page, size };
    const { cards, totalCount } = await readCardPage(tx, wanted, now);
    const consents = await readConsents(
      tx,
      cards.map(({ code }) => code),
    );
    return {
      items: cards.map((card) => toCardView(ctx.groups, tx.salon, card, consents.get(card.code) ?? [])),
      totalCount,
      pageCount: Math.ceil(totalCount / size),
    };
  });
