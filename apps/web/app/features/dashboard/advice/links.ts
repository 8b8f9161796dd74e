import { paths } from '../../../paths.ts';

/** The list of exactly those customers whom the suggestion counts. The words are those of that screen's address. */
export const lapsedCustomersAddress = (serviceCode: string): string =>
  `${paths.customers}?${new URLSearchParams({ gelmeyen: serviceCode })}`;

/** An employee's sheet at the services. The words are those of that screen's address. */
export const employeeServicesAddress = (employeeCode: string): string =>
  `${paths.employees}?${new URLSearchParams({ calisan: employeeCode, bolum: 'hizmetler' })}`;
