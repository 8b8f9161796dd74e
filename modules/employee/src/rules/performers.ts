export type PerformedServices = { readonly allServices: boolean; readonly serviceCodes: readonly string[] };

/** Removes duplicates, and the whole list of an employee who performs all services. */
export const normalizePerformed = ({ allServices, serviceCodes }: PerformedServices): PerformedServices => ({
  allServices,
  serviceCodes: allServices ? [] : [...new Set(serviceCodes)],
});

export const performs = ({ allServices, serviceCodes }: PerformedServices, service: string): boolean =>
  allServices || serviceCodes.includes(service);

/**
 * Adds or removes one service; null if that changes nothing. An employee who performs all services and loses one
 * gets a list of the others that exist now: `all` has every service of the salon.
 */
export const setPerformed = (
  current: PerformedServices,
  service: string,
  performed: boolean,
  all: readonly string[],
): PerformedServices | null => {
  if (performs(current, service) === performed) return null;
  const others = current.allServices ? all : current.serviceCodes;
  const rest = others.filter((one) => one !== service);
  return { allServices: false, serviceCodes: performed ? [...rest, service] : rest };
};
