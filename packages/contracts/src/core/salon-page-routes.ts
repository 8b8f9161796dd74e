import * as z from 'zod/mini';
import { get, type RateLimit } from './contract.ts';
import { pageSalon } from './salon-page.ts';
import { code } from './shapes.ts';
import { anyone } from './who.ts';

// The salon's part of its public page, used by `@ayna/contracts/salon`.

/**
 * The limit of every call that a salon's page makes. The web server calls with the visitor's forwarded address, so this
 * counts one visitor; what many visitors of one network share is ten times as much.
 */
export const pageRateLimit = { max: 600, seconds: 60 } as const satisfies RateLimit;

/** What one answer of `published` lists at most: one piece of the sitemap. */
export const PUBLISHED_PER_PAGE = 10_000;

export const salonPageRoutes = {
  page: get('/api/Salon/page/:path', {
    who: anyone,
    summary:
      "What a published salon's page shows of the salon, with its design; a former address returns the current one",
    params: z.object({ path: z.string().check(z.maxLength(80)) }),
    response: pageSalon,
    rateLimit: pageRateLimit,
  }),
  published: get('/api/Salon/published', {
    who: anyone,
    summary: 'The addresses of published salons in the order of their codes, for the sitemap',
    query: z.object({ after: z.optional(code) }),
    response: z.object({
      items: z
        .array(z.object({ path: z.string(), changedAt: z.iso.datetime() }))
        .check(z.maxLength(PUBLISHED_PER_PAGE)),
      /** Null after the last page. */
      next: z.nullable(code),
    }),
    rateLimit: pageRateLimit,
  }),
};
