import { salonBookingPath } from './salon-page-url.ts';

type Part = { readonly serviceCode: string; readonly employeeCode: string };

/** The one who did all of a visit; nobody where several did. */
export const onlyEmployee = (parts: readonly Part[]): string | null => {
  const [first, ...others] = new Set(parts.map(({ employeeCode }) => employeeCode));
  return first !== undefined && others.length === 0 ? first : null;
};

/** The names under which the page that books reads a choice from its address. */
export const repeatHref = (salonPath: string, parts: readonly Part[], day?: string): string => {
  const employee = onlyEmployee(parts);
  const choice = new URLSearchParams({
    hizmet: [...new Set(parts.map(({ serviceCode }) => serviceCode))].join(','),
    ...(employee !== null && { calisan: employee }),
    ...(day !== undefined && { gun: day }),
    adim: 'saat',
  });
  return `${salonBookingPath(salonPath)}?${choice}`;
};
