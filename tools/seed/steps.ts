import { accounts } from './accounts.ts';
import { announcements } from './announcements.ts';
import { appointments } from './appointments.ts';
import { audit } from './audit.ts';
import { books } from './books.ts';
import { commissionRules } from './commission-rules.ts';
import { contactMessages } from './contact.ts';
import { copies } from './copies.ts';
import { dayEnds } from './day-ends.ts';
import { deadLetters } from './dead-letters.ts';
import { deliveries } from './deliveries.ts';
import { employees } from './employees.ts';
import { pageDesigns } from './page-designs.ts';
import { photos } from './photos.ts';
import { products } from './products.ts';
import { recipes } from './recipes.ts';
import { reviews } from './reviews.ts';
import { salons } from './salons.ts';
import { services } from './services.ts';
import { settlements } from './settlements.ts';
import type { Step } from './step.ts';
import { subscriptions } from './subscriptions.ts';
import { waitingList } from './waiting-list.ts';

/** A module that has demo data adds its step here. */
export const steps: readonly Step[] = [
  accounts,
  salons,
  pageDesigns,
  subscriptions,
  services,
  employees,
  announcements,
  photos,
  contactMessages,
  deliveries,
  audit,
  copies,
  appointments,
  books,
  waitingList,
  reviews,
  products,
  settlements,
  recipes,
  // After everything that the books record: a closed day marks what comes later.
  dayEnds,
  commissionRules,
  deadLetters,
];
