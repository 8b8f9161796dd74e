import { isDeepStrictEqual } from 'node:util';
import { modules } from '@ayna/api/modules';
import { tableOf } from '@ayna/kernel/copies/save';
import type { Scene } from '../scene.ts';
import { type Kept, readOwned } from './owned.ts';

/** Every copy that any module keeps. */
const copies = modules.flatMap(({ name, copies: kept }) =>
  kept.map((copy) => ({ table: copy.table, at: tableOf(name, copy) })),
);

type Copy = (typeof copies)[number];

type Held = Kept & { readonly version: number; readonly gone: boolean; readonly copiedAt: string };

const readHeld = ({ rows }: Scene, { at }: Copy): Promise<Held[]> =>
  rows<Held>(
    `select salon_code as "salonCode", state, version::int, gone, copied_at::text as "copiedAt" from ${at}`,
  );

const placeOf = ({ salonCode, state }: Kept): string => `${salonCode}/${String(state['code'])}`;

/** Names of the fields in which a copy is not what its owner has. */
const fieldsApart = (owned: Kept['state'], held: Held): string[] => {
  const names = new Set([...Object.keys(owned), ...Object.keys(held.state)]);
  const apart = [...names].filter((name) => !isDeepStrictEqual(owned[name], held.state[name]));
  const columns = held.version === owned['version'] && held.gone === owned['gone'];
  return columns ? apart : [...apart, 'columns'];
};

const compareOne = async (scene: Scene, copy: Copy) => {
  const owned = await readOwned(scene, copy.table);
  const held = new Map((await readHeld(scene, copy)).map((one) => [placeOf(one), one]));
  const apart: string[] = [];
  for (const one of owned) {
    const kept = held.get(placeOf(one));
    held.delete(placeOf(one));
    const fields = kept ? fieldsApart(one.state, kept) : ['missing'];
    if (fields.length > 0) apart.push(`${copy.at} ${placeOf(one)}: ${fields.join(', ')}`);
  }
  return [...apart, ...[...held.keys()].map((place) => `${copy.at} ${place}: nobody's`)];
};

/** Every copy against its owner, field by field; empty where they are the same. */
export const compareAll = async (scene: Scene): Promise<string[]> =>
  (await Promise.all(copies.map((copy) => compareOne(scene, copy)))).flat();

/** How many states there are, and everything that is held and owned, to see whether anything moves. */
export const snapshot = async (scene: Scene) => {
  const read = async (copy: Copy) => ({
    held: new Map((await readHeld(scene, copy)).map((one) => [placeOf(one), one])),
    owned: new Map((await readOwned(scene, copy.table)).map((one) => [placeOf(one), one])),
  });
  return Promise.all(copies.map(read));
};

type Snapshot = Awaited<ReturnType<typeof snapshot>>;

const moved = (before: ReadonlyMap<string, Kept>, after: ReadonlyMap<string, Kept>): number =>
  [...after].filter(([place, one]) => !isDeepStrictEqual(before.get(place), one)).length;

/** Rows that are not what they were: of copies, and of their owners. */
export const movedSince = (before: Snapshot, after: Snapshot) => ({
  copies: after.reduce((sum, { held }, index) => sum + moved(before[index]?.held ?? new Map(), held), 0),
  owners: after.reduce((sum, { owned }, index) => sum + moved(before[index]?.owned ?? new Map(), owned), 0),
});

export const countStates = (seen: Snapshot): number => seen.reduce((sum, { held }) => sum + held.size, 0);
