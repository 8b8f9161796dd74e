import type { Ctx } from '../ctx.ts';
import type { CopiedState, Copy } from './copy.ts';

export type Owned = { readonly salonCode: string; readonly state: CopiedState };

const PAGE = 500;

/** The place of a row in the owner's order, handed back to ask for what comes after it. */
export const placeOf = ({ salonCode, state }: Owned): string => `${salonCode}/${state.code}`;

/** All states of the owner, a page at a time, in the order of (salonCode, code). */
export async function* ownerPages(ctx: Ctx, { source }: Copy): AsyncGenerator<Owned[]> {
  let after: string | undefined;
  for (;;) {
    const page = (await ctx.call(source, { query: { after, limit: PAGE } })) as Owned[];
    if (page.length > 0) yield page;
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = placeOf(last);
  }
}
