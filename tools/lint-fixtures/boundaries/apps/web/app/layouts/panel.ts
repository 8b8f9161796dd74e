import { two } from '../features/two/two-screen.ts';

export const panel = [two];
