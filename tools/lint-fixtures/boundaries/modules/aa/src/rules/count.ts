import { aa } from '../../../../packages/contracts/src/aa.ts';
import { count as countAll } from '../../../../packages/domain/src/count.ts';

export const count = () => countAll([...aa]);
