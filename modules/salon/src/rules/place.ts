type Named = { readonly name: string };
type Asked = { readonly province: number; readonly district: string };

/** Where a salon is, as the catalog names it; null for a district that is not in that province. */
export const placeNamed = (
  { province, district }: Asked,
  provinces: readonly (Named & { readonly code: number })[],
  districts: readonly Named[],
) => {
  const provinceName = provinces.find(({ code }) => code === province)?.name;
  const known = districts.some(({ name }) => name === district);
  return provinceName !== undefined && known ? { province, provinceName, district } : null;
};
