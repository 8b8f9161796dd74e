import { salonType } from '@ayna/contracts/catalog';
import { categoryNames, salonTypes } from './salon-types/texts.ts';

export const listSalonTypes = () =>
  salonType.options.map((type) => {
    const { name, text, categories } = salonTypes[type];
    return {
      type,
      name,
      text,
      categories: categories.map((category) => ({ category, name: categoryNames[category] })),
    };
  });
