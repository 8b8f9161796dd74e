// red: ui-knows-no-domain
import { code } from '@ayna/contracts/core/shapes';

export const planted = code;
