// red: TS2741
import { contract, get } from '@ayna/contracts/core/contract';
import { nothing } from '@ayna/contracts/core/shapes';

export const open = contract('open', {
  route: get('/api/Open', { summary: 'Does not say who may call it', answer: nothing }),
});
