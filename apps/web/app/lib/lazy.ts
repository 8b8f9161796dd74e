import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadChunk } from './load-chunk.ts';

/** A component in a chunk of its own: `lazyComponent(() => import('./chart.tsx').then((m) => m.Chart))`. */
export const lazyComponent = <P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> => lazy(async () => ({ default: await loadChunk(load) }));
