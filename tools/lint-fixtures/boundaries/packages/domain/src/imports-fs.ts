// violates: domain-imports-nothing
import { readFileSync } from 'node:fs';

export const planted = readFileSync;
