import type { AppointmentStatus } from '@ayna/contracts/appointment';
import { paths } from '../../apps/web/app/paths.ts';
import type { Page } from '../../e2e/support/chromium.ts';

/** Who looks at a screen: a person of the demo data, or one who is created for the pictures. */
export type Role =
  | 'guest'
  | 'owner'
  | 'receptionist'
  | 'employee'
  | 'admin'
  | 'customer'
  /** Has just opened a salon: every list of it is empty. */
  | 'newOwner'
  /** Has an account and no salon yet. */
  | 'starter';

/** What a booking at a salon of the demo data chooses. */
export type SampleBooking = {
  readonly salonCode: string;
  readonly path: string;
  /** Two that the same employee does. */
  readonly services: readonly { readonly code: string; readonly name: string; readonly price: number }[];
  readonly employeeCode: string;
  readonly employeeName: string;
  /** A day next week. */
  readonly day: string;
};

/** Real codes, read from the API as the owner of the demo salon. */
export type Codes = {
  readonly salonCode: string;
  readonly salonPath: string;
  /** Works on the busy day. */
  readonly employeeCode: string;
  /** Has several leaves. */
  readonly employeeOnLeave: string;
  readonly serviceCode: string;
  readonly productCode: string;
  readonly sessionServiceCode: string;
  /** The card with the most to show. */
  readonly cardCode: string;
  /** The day with the most appointments of the coming week. */
  readonly busyDay: string;
  readonly appointments: Readonly<Record<AppointmentStatus, string>>;
  readonly sessionAppointment: string;
  /** Of the link by which a customer manages a coming appointment. */
  readonly manageToken: string;
  /** Of an appointment to which the customer said that they come. */
  readonly confirmedToken: string;
  /** At salons of three templates, and one that takes none online. */
  readonly bookings: readonly SampleBooking[];
  readonly invitationToken: string;
  readonly newSalonCode: string;
};

export type Step = (page: Page) => Promise<unknown>;

/** The kinds that Chrome's developer tools can simulate. */
export type Vision = 'protanopia' | 'deuteranopia' | 'tritanopia' | 'achromatopsia';

export type Screen = {
  readonly name: string;
  /** Key of the path, or a path that does not exist. */
  readonly page: keyof typeof paths | 'notFound';
  readonly role: Role;
  /** Parameters of the path; those that it does not have go to the query. */
  readonly params?: (codes: Codes) => Readonly<Record<string, string>>;
  /** Before the page opens, such as calls that shall fail. */
  readonly prepare?: readonly Step[];
  /** The same, made of codes of the demo data. */
  readonly prepareWith?: (codes: Codes) => readonly Step[];
  /** On the open page, such as pressing a button. */
  readonly steps?: readonly Step[];
  /** Console errors that belong to the state. */
  readonly expects?: RegExp;
  /** Taken at this width only. */
  readonly width?: 1440 | 390;
  /** As somebody sees it who tells some colours apart less well, or none. */
  readonly vision?: Vision;
  /** The file name of its mock without `--desktop-light.png`. */
  readonly mock?: string;
};

/** The address of a screen, without the host. */
export const screenUrl = ({ page, params }: Screen, codes: Codes): string => {
  const query = new URLSearchParams(params?.(codes));
  const path = (page === 'notFound' ? '/no/such/page' : paths[page]).replace(/:(\w+)/g, (_, name: string) => {
    const value = query.get(name);
    if (!value) throw new Error(`screenUrl: ${page} needs the parameter ${name}`);
    query.delete(name);
    return value;
  });
  return encodeURI(path) + (query.size > 0 ? `?${query}` : '');
};
