// violates: TS2741
import { contract, get } from '@ayna/contracts/core/contract';
import { emptyObject } from '@ayna/contracts/core/shapes';

export const open = contract('open', {
  route: get('/api/Open', { summary: 'Does not declare who may call it', response: emptyObject }),
});
