// violates: figures-only-declare
import { greet } from './actions/greet.ts';

export const planted = greet;
