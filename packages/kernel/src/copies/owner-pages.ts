import type { Ctx } from '../ctx.ts';
import type { CopiedState, Copy } from './copy.ts';

export type OwnerState = { readonly salonCode: string; readonly state: CopiedState };

const PAGE = 500;

/** The position of a row in the owner's order; the next page starts after it. */
export const cursorOf = ({ salonCode, state }: OwnerState): string => `${salonCode}/${state.code}`;

/** All states of the owner, a page at a time, in the order of (salonCode, code). */
export async function* ownerPages(ctx: Ctx, { source }: Copy): AsyncGenerator<OwnerState[]> {
  let after: string | undefined;
  for (;;) {
    const page = (await ctx.call(source, { query: { after, limit: PAGE } })) as OwnerState[];
    if (page.length > 0) yield page;
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = cursorOf(last);
  }
}
