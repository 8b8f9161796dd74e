// violates: ui-imports-no-domain
import { mayCall } from '@ayna/domain/permissions';

export const planted = mayCall;
