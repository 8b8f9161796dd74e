import { modules } from '@ayna/api/modules';
import { expect, test } from 'vitest';
import { paths } from '../../apps/web/app/paths.ts';
import { apiSegments, firstSegment } from './api-segments.ts';

const segments = apiSegments(modules);

test('the API has its prefix, the health checks, and the paths that are also served without the prefix', () => {
  expect(segments).toEqual(['api', 'internal', 'health', 'metrics', 'transaction', 'balance']);
});

test.each(Object.values(paths))('%s is a page', (path) => {
  expect(segments).not.toContain(firstSegment(path));
});
