import { routesIn } from '@ayna/kernel/host/modules';
import { urlsOf } from '@ayna/kernel/http/urls';
import type { Module } from '@ayna/kernel/module';

/** Paths of the host that belong to no module. */
const hostPaths = ['/api', '/internal', '/health', '/metrics'];

export const firstSegment = (path: string): string => (path.split('/')[1] ?? '').toLowerCase();

/** First segments of every path that the host answers; all other paths are pages. */
export const apiSegments = (modules: readonly Module[]): string[] => {
  const modulePaths = modules.flatMap(routesIn).flatMap(({ route }) => urlsOf(route));
  return [...new Set([...hostPaths, ...modulePaths].map(firstSegment))];
};
