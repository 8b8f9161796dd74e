// violates: action-imports-no-action
import { greet } from './greet.ts';

export const planted = greet;
