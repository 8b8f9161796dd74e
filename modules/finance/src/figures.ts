import { keptFigures } from '@ayna/kernel/figures/figures';
import { countDrift, listSalonsWithFigures, rebuildFigures } from './store/figures.ts';

export const figures = [
  keptFigures({
    table: 'day_figures',
    listSalons: listSalonsWithFigures,
    rebuild: rebuildFigures,
    countDrift,
  }),
];
