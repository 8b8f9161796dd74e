// violates: web-parts-imports-lower-layers
import { two } from '../features/two/two-screen.ts';

export const planted = two;
