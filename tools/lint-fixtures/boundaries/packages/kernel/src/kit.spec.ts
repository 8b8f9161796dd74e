import { cc } from '../../../fixtures/cc/src/index.ts';
import { kit } from './testkit/kit.ts';

export const tested = [kit, cc];
