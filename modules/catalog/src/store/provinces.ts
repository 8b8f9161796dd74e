import { provinces as table } from './provinces/texts.ts';

type Province = { readonly code: number; readonly name: string; readonly districts: readonly string[] };

const linePattern = /^(\d+) ([^:]+): (.+)$/;

const parseProvince = (text: string): Province => {
  const [, code, name, districts] = linePattern.exec(text) ?? [];
  if (!code || !name || !districts) throw new Error(`parseProvince: invalid line '${text}'`);
  return { code: Number(code), name, districts: districts.split(', ') };
};

const turkishOrder = new Intl.Collator('tr');

const provinces = table
  .trim()
  .split('\n')
  .map(parseProvince)
  .toSorted((a, b) => turkishOrder.compare(a.name, b.name));

export const listProvinces = () => provinces.map(({ code, name }) => ({ code, name }));

/** Lists the districts of a province; none for an unknown number. */
export const listDistricts = (province: number) =>
  provinces.find(({ code }) => code === province)?.districts.map((name) => ({ name })) ?? [];
