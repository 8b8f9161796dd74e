import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { subscription } from '@ayna/contracts/subscription';
import { newCode } from '@ayna/kernel/codes';
import type { PersonCtx } from '@ayna/kernel/ctx';
import type { AcrossTx } from '@ayna/kernel/db/tx';
import { completeFeatures } from '../rules/features.ts';
import {
  countSalons,
  hasPackage,
  insertPackage,
  listPackages,
  lockPackages,
  orderPackages as order,
  updatePackage,
} from '../store/packages.ts';

type Routes = typeof subscription.routes;

const record = (ctx: PersonCtx, audit: string, to: unknown): void =>
  ctx.log.info({ audit, actor: ctx.actor.code, to, requestId: ctx.requestId }, audit);

export const listAllPackages = (ctx: PersonCtx) =>
  ctx.db.acrossSalons('list packages for staff', async (tx) => {
    const salons = await countSalons(tx, ctx.now());
    const packages = await listPackages(tx, { all: true });
    return packages.map((one) => ({ ...one, salons: salons.get(one.code) ?? 0 }));
  });

export const addPackage = async (ctx: PersonCtx, { body }: InputOf<Routes['addPackage']>) => {
  const added = await ctx.db.acrossSalons('add a package', async (tx) => {
    await lockPackages(tx);
    return insertPackage(tx, newCode(), { ...body, features: completeFeatures(body.features) });
  });
  record(ctx, 'package-added', added);
  return added;
};

/** Trials need a package. */
const keepOne = async (tx: AcrossTx): Promise<void> => {
  if ((await listPackages(tx)).length === 0) throw new Refusal('last-package');
};

export const changePackage = async (ctx: PersonCtx, { params, body }: InputOf<Routes['changePackage']>) => {
  const { code } = params;
  const changed = await ctx.db.acrossSalons('change a package', async (tx) => {
    await lockPackages(tx);
    const row = await updatePackage(tx, code, { ...body, features: completeFeatures(body.features) });
    if (!row) throw new Refusal((await hasPackage(tx, code)) ? 'conflict' : 'not-found');
    await keepOne(tx);
    return row;
  });
  record(ctx, 'package-changed', changed);
  return changed;
};

export const orderPackages = async (ctx: PersonCtx, { body }: InputOf<Routes['orderPackages']>) => {
  const { codes } = body;
  const ordered = await ctx.db.acrossSalons('order packages', async (tx) => {
    await lockPackages(tx);
    const packages = await listPackages(tx, { all: true });
    // Somebody added one meanwhile, or the list names one twice.
    const isWhole = new Set(codes).size === codes.length && packages.length === codes.length;
    if (!isWhole || packages.some(({ code }) => !codes.includes(code))) throw new Refusal('conflict');
    await order(tx, codes);
    return listPackages(tx, { all: true });
  });
  record(ctx, 'packages-ordered', codes);
  return ordered;
};
