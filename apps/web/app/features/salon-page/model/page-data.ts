import type {
  PageContent,
  PageEmployee,
  PagePhoto,
  PageSalon,
  PageService,
} from '@ayna/contracts/core/salon-page';
import type { PageSalonType } from '../../../parts/public-service.ts';

/** What the modules say of a salon for its page. */
export type PageData = {
  readonly salon: PageSalon;
  readonly services: readonly PageService[];
  readonly employees: readonly PageEmployee[];
  readonly photos: readonly PagePhoto[];
  readonly content: PageContent;
  readonly types: readonly PageSalonType[];
};
