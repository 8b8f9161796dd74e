import type { catalog } from '@ayna/contracts/catalog';
import type { InputOf } from '@ayna/contracts/core/contract';
import type { Ctx } from '@ayna/kernel/ctx';
import { between, holidaysOf } from '../rules/holidays.ts';
import { feasts, nationalDays } from '../store/holidays/texts.ts';

const known = holidaysOf(nationalDays, feasts);

export const listHolidays = async (_: Ctx, { query }: InputOf<typeof catalog.routes.holidays>) =>
  between(known, query.from, query.to);
