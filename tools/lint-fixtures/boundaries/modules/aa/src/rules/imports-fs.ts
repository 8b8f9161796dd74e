// violates: rules-are-pure
import { readFile } from 'node:fs/promises';

export const planted = readFile;
