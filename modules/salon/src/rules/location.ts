type CatalogEntry = { readonly name: string };
type RequestedLocation = { readonly province: number; readonly district: string };

/** The location as the catalog spells it, or null for a district that is not in the province. */
export const resolveLocation = (
  { province, district }: RequestedLocation,
  provinces: readonly (CatalogEntry & { readonly code: number })[],
  districts: readonly CatalogEntry[],
) => {
  const provinceName = provinces.find(({ code }) => code === province)?.name;
  const districtExists = districts.some(({ name }) => name === district);
  return provinceName !== undefined && districtExists ? { province, provinceName, district } : null;
};
