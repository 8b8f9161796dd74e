import { randomUUIDv7 } from 'node:crypto';

/** A new object's code: uuid v7, 74 random bits, so rows made together lie together on disk. */
export const newCode = (): string => randomUUIDv7();
