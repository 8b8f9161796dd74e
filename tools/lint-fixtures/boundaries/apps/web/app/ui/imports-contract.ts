// violates: ui-imports-no-domain
import { code } from '@ayna/contracts/core/shapes';

export const planted = code;
