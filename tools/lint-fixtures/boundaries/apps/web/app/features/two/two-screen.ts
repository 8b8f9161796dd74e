import { money } from '../../parts/money.ts';

export const two = [money];
