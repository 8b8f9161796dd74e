import { keptFigures } from '@ayna/kernel/figures/figures';
import { countCustomerDrift, rebuildCustomerFigures } from './store/customer-figures.ts';
import { countDrift, listSalonsWithFigures, rebuildFigures } from './store/figures.ts';

export const figures = [
  keptFigures({
    table: 'day_figures',
    listSalons: listSalonsWithFigures,
    rebuild: rebuildFigures,
    countDrift,
  }),
  keptFigures({
    table: 'customer_days',
    listSalons: listSalonsWithFigures,
    rebuild: rebuildCustomerFigures,
    countDrift: countCustomerDrift,
  }),
];
