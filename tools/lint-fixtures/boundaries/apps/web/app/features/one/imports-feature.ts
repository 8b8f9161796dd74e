// violates: feature-imports-no-feature
import { two } from '../two/two-screen.ts';

export const planted = two;
