import type { PageTemplate } from '@ayna/contracts/core/salon-page';

/** What each template is called, and for whom it was drawn. */
export const templateWords: Readonly<Record<PageTemplate, { readonly name: string; readonly for: string }>> =
  {
    flow: { name: 'Akış', for: 'Kuaförler için' },
    razor: { name: 'Ustura', for: 'Berberler için' },
    bloom: { name: 'Gonca', for: 'Güzellik salonları için' },
    polish: { name: 'Cila', for: 'Tırnak stüdyoları için' },
    backstage: { name: 'Kulis', for: 'Makyaj stüdyoları için' },
    clear: { name: 'Berrak', for: 'Klinikler için' },
  };

export const templatePicture = (name: string): string => `${name} şablonuyla yapılmış bir salon sitesi`;
