import { bbData } from '../data/bb.ts';
import { button } from '../ui/button.ts';

export const money = [bbData, button];
