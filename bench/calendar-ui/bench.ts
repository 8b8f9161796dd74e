import { withThrowawayProduct } from '../../tools/stack/throwaway.ts';
import { measure } from './measure.ts';

export const runBench = (short: boolean) =>
  withThrowawayProduct('bench', (url, databaseUrl) => measure(url, databaseUrl, short));
