export type Performed = { readonly allServices: boolean; readonly serviceCodes: readonly string[] };

/** Each once; who performs all needs no list. */
export const tidyPerformed = ({ allServices, serviceCodes }: Performed): Performed => ({
  allServices,
  serviceCodes: allServices ? [] : [...new Set(serviceCodes)],
});

export const performs = ({ allServices, serviceCodes }: Performed, service: string): boolean =>
  allServices || serviceCodes.includes(service);

/**
 * The same person with this service or without it; null where that changes nothing. Who performed all
 * but this one performs the others that there are now: `all` names every service of the salon.
 */
export const withService = (
  performed: Performed,
  service: string,
  shall: boolean,
  all: readonly string[],
): Performed | null => {
  if (performs(performed, service) === shall) return null;
  const others = performed.allServices ? all : performed.serviceCodes;
  const rest = others.filter((one) => one !== service);
  return { allServices: false, serviceCodes: shall ? [...rest, service] : rest };
};
