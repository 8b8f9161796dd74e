// violates: api-only-in-data
import { api } from '../../lib/api.ts';

export const planted = api;
