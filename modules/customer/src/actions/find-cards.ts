import type { InputOf } from '@ayna/contracts/core/contract';
import type { customer } from '@ayna/contracts/customer';
import { canSeeAllergies, canSeePhones } from '@ayna/domain/permissions';
import type { MemberCtx, SalonCtx } from '@ayna/kernel/ctx';
import { parseSearch } from '../rules/card-search.ts';
import { visiblePhone } from '../rules/card-view.ts';
import { searchCards, selectLatestMatches } from '../store/lists.ts';

const MOST = 8;
const MOST_CODES = 200;

export const findCards = async (ctx: MemberCtx, { query }: InputOf<typeof customer.routes.find>) => {
  const search = parseSearch(query.s, canSeePhones(ctx.groups));
  const found = await ctx.db.forSalon(ctx.salon, (tx) => searchCards(tx, search, MOST, ctx.now()));
  return found.map((card) => ({
    ...card,
    phone: visiblePhone(ctx.groups, card.phone),
    allergies: canSeeAllergies(ctx.groups) ? card.allergies : '',
  }));
};

/** For another module, which lists what belongs to these cards. */
export const listMatchingCards = (ctx: SalonCtx, { body }: InputOf<typeof customer.routes.matchingCards>) =>
  ctx.db.forSalon(ctx.salon, (tx) =>
    selectLatestMatches(tx, parseSearch(body.s, body.seesPhones), MOST_CODES),
  );
