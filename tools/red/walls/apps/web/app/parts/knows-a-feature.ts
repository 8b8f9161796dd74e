// red: web-parts-looks-down
import { two } from '../features/two/two-screen.ts';

export const planted = two;
