// red: only-data-calls-the-api
import { api } from '../../lib/api.ts';

export const planted = api;
