import type { RenderedJson } from '@ayna/kernel/http/rendered-json';
import { LRUCache } from 'lru-cache';

// Rendered lists of appointments. Each is valid as long as the salon's calendar has the version it was made from.

const MAX_BYTES = 32_000_000;

const responses = new LRUCache<string, RenderedJson>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ bytes }) => bytes.length,
});

/** Whether there is one, of any version. */
export const hasCachedResponse = (key: string): boolean => responses.has(key);

export const cachedResponse = (key: string, version: string): RenderedJson | null => {
  const response = responses.get(key);
  return response?.version === version ? response : null;
};

export const cacheResponse = (key: string, response: RenderedJson): RenderedJson => {
  responses.set(key, response);
  return response;
};
