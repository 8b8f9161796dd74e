import type { PageTemplate } from '@ayna/contracts/core/salon-page';
import flowSmall from './template-pictures/akis-720.webp?no-inline';
import flowLarge from './template-pictures/akis-1120.webp?no-inline';
import clearSmall from './template-pictures/berrak-720.webp?no-inline';
import clearLarge from './template-pictures/berrak-1120.webp?no-inline';
import polishSmall from './template-pictures/cila-720.webp?no-inline';
import polishLarge from './template-pictures/cila-1120.webp?no-inline';
import bloomSmall from './template-pictures/gonca-720.webp?no-inline';
import bloomLarge from './template-pictures/gonca-1120.webp?no-inline';
import backstageSmall from './template-pictures/kulis-720.webp?no-inline';
import backstageLarge from './template-pictures/kulis-1120.webp?no-inline';
import razorSmall from './template-pictures/ustura-720.webp?no-inline';
import razorLarge from './template-pictures/ustura-1120.webp?no-inline';

type Picture = { readonly small: string; readonly large: string };

/** The first sight of each template's example, 1440 by 1026 px. */
export const templatePictures: Readonly<Record<PageTemplate, Picture>> = {
  flow: { small: flowSmall, large: flowLarge },
  razor: { small: razorSmall, large: razorLarge },
  bloom: { small: bloomSmall, large: bloomLarge },
  polish: { small: polishSmall, large: polishLarge },
  backstage: { small: backstageSmall, large: backstageLarge },
  clear: { small: clearSmall, large: clearLarge },
};
