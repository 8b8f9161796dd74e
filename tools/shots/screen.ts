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

/** Real codes, read from the API as the owner of the demo salon. */
export type Codes = {
  readonly salonCode: string;
  readonly salonPath: string;
  /** Works on the busy day. */
  readonly employeeCode: string;
  /** Has several leaves. */
  readonly employeeOnLeave: string;
  readonly serviceCode: string;
  readonly sessionServiceCode: string;
  /** The card with the most to show. */
  readonly cardCode: string;
  /** The day with the most appointments of the coming week. */
  readonly busyDay: string;
  readonly appointments: Readonly<Record<AppointmentStatus, string>>;
  readonly sessionAppointment: string;
  readonly invitationToken: string;
  readonly newSalonCode: string;
};

export type Step = (page: Page) => Promise<unknown>;

export type Screen = {
  readonly name: string;
  /** Key of the path, or a path that does not exist. */
  readonly page: keyof typeof paths | 'notFound';
  readonly role: Role;
  /** Parameters of the path; those that it does not have go to the query. */
  readonly params?: (codes: Codes) => Readonly<Record<string, string>>;
  /** Before the page opens, such as calls that shall fail. */
  readonly prepare?: readonly Step[];
  /** On the open page, such as pressing a button. */
  readonly steps?: readonly Step[];
  /** Console errors that belong to the state. */
  readonly expects?: RegExp;
  /** Taken at this width only. */
  readonly width?: 1440 | 390;
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
