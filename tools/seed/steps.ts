import { accounts } from './accounts.ts';
import { announcements } from './announcements.ts';
import { appointments } from './appointments.ts';
import { audit } from './audit.ts';
import { contactMessages } from './contact.ts';
import { copies } from './copies.ts';
import { deadLetters } from './dead-letters.ts';
import { deliveries } from './deliveries.ts';
import { employees } from './employees.ts';
import { photos } from './photos.ts';
import { salons } from './salons.ts';
import { services } from './services.ts';
import type { Step } from './step.ts';
import { subscriptions } from './subscriptions.ts';

/** A module that has demo data adds its step here. */
export const steps: readonly Step[] = [
  accounts,
  salons,
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
  deadLetters,
];
