import type { PageTemplate } from '@ayna/contracts/core/salon-page';

/** The last part of an example's address. */
export const exampleSlugs: Readonly<Record<PageTemplate, string>> = {
  flow: 'akis',
  razor: 'ustura',
  bloom: 'gonca',
  polish: 'cila',
  backstage: 'kulis',
  clear: 'berrak',
};
