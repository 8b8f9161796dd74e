// red: actions-stand-alone
import { greet } from './greet.ts';

export const planted = greet;
