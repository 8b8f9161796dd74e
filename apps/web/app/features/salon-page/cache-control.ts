/**
 * A shared cache asks again every time, and shows what it has for a second while it does. With the time that this server
 * keeps a page (`freshMs` of `server/salon-pages.ts`), a change is seen within two seconds.
 */
export const cacheControl = 'public, max-age=0, stale-while-revalidate=1, stale-if-error=600';
