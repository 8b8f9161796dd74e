// violates: apps-import-no-fixture
import { cc } from '../../fixtures/cc/src/index.ts';

export const planted = cc;
