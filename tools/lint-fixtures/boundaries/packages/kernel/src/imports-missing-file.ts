// violates: every-import-resolves
import { nothing } from './nowhere.ts';

export const planted = nothing;
