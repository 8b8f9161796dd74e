// violates: no-private-members
import defaults from 'pg/lib/defaults.js';

export const planted: unknown = defaults;
