import * as z from 'zod/mini';
import { requestedServices } from './appointments.ts';
import { code } from './shapes.ts';

// Lists that a query string carries as one text.

/** A visit in a query string: `serviceCode` or `serviceCode~employeeCode`, in order, separated by commas. */
export const servicesInQuery = z.pipe(
  z.string().check(z.maxLength(600)),
  z.pipe(
    z.transform((text: string) =>
      text.split(',').map((item) => {
        const [serviceCode, employeeCode = null] = item.split('~');
        return { serviceCode, employeeCode };
      }),
    ),
    requestedServices,
  ),
);

/** Employees in a query string, separated by commas. */
export const codesInQuery = z.pipe(
  z.string().check(z.maxLength(2_000)),
  z.pipe(
    z.transform((text: string) => text.split(',')),
    z.array(code).check(z.minLength(1), z.maxLength(50)),
  ),
);
