import { catalog } from '../../../../packages/contracts/src/catalog.ts';

export const asked = catalog;
