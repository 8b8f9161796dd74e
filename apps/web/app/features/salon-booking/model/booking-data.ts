import type { PageSalon } from '@ayna/contracts/core/salon-page';

/** What the booking of an appointment shows of a salon, in words. The server reads it with the page. */
export type BookingData = {
  readonly salon: {
    readonly code: string;
    readonly name: string;
    readonly path: string;
    readonly type: PageSalon['type'];
    readonly phone: { readonly text: string; readonly href: string };
    readonly address: string;
    readonly mapHref: string;
    readonly anyEmployee: boolean;
    /** Whether a customer who finds no time may wait for one. */
    readonly waitingList: boolean;
    readonly cancelMinutes: number;
    readonly leadMinutes: number;
    readonly aheadDays: number;
    readonly needsApproval: boolean;
  };
  /** Whether customers can book online at all. */
  readonly isOpen: boolean;
  /** On the salon's wall. */
  readonly today: string;
  /** Days ahead on which the salon is closed. */
  readonly closedDays: readonly string[];
  readonly groups: readonly BookingGroup[];
  readonly employees: readonly BookingEmployee[];
  readonly accentCss: string;
  /** Sites that may show this page in a frame; the server's header is made of them. */
  readonly embedOrigins: readonly string[];
};

export type BookingGroup = {
  readonly category: string;
  readonly name: string;
  readonly services: readonly BookingService[];
};

export type BookingService = {
  readonly code: string;
  readonly name: string;
  readonly minutes: number;
  readonly duration: string;
  /** Null if the salon does not show it. */
  readonly price: number | null;
  readonly priceText: string;
  readonly notes: readonly string[];
  /** How many visits it takes; null for a service that is done at once. */
  readonly sessionCount: number | null;
};

export type BookingEmployee = {
  readonly code: string;
  readonly name: string;
  readonly firstName: string;
  readonly role: string;
  readonly imageUrl: string | null;
  readonly serviceCodes: readonly string[];
};
