import type { catalog } from '@ayna/contracts/catalog';
import type { InputOf } from '@ayna/contracts/core/contract';
import type { Ctx } from '@ayna/kernel/ctx';
import { buildHolidays, selectHolidays } from '../rules/holidays.ts';
import { feasts, nationalDays } from '../store/holidays/texts.ts';

const holidays = buildHolidays(nationalDays, feasts);

export const listHolidays = async (_: Ctx, { query }: InputOf<typeof catalog.routes.holidays>) =>
  selectHolidays(holidays, query.from, query.to);
