import { bb } from '../../../../packages/contracts/src/bb.ts';
import { api } from '../lib/api.ts';

export const bbData = [api, bb];
