// violates: ui-imports-no-domain
import { paths } from '../paths.ts';

export const planted = paths;
