import { provinces as table } from './provinces/texts.ts';

type Province = { readonly code: number; readonly name: string; readonly districts: readonly string[] };

const line = /^(\d+) ([^:]+): (.+)$/;

const readProvince = (text: string): Province => {
  const [, code, name, districts] = line.exec(text) ?? [];
  if (!code || !name || !districts) throw new Error(`not a province: ${text}`);
  return { code: Number(code), name, districts: districts.split(', ') };
};

const turkish = new Intl.Collator('tr');

const provinces = table
  .trim()
  .split('\n')
  .map(readProvince)
  .toSorted((a, b) => turkish.compare(a.name, b.name));

export const listProvinces = () => provinces.map(({ code, name }) => ({ code, name }));

/** None for a number that is no province's. */
export const listDistricts = (province: number) =>
  provinces.find(({ code }) => code === province)?.districts.map((name) => ({ name })) ?? [];
