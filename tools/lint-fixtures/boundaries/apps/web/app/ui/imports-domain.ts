// violates: ui-imports-no-domain
import { addDays } from '@ayna/domain/wall-clock';

export const planted = addDays;
