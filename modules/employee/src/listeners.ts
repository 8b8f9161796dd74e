import { profileChanged } from '@ayna/contracts/auth.events';
import { employeeChanged } from '@ayna/contracts/employee.events';
import { salonOpened } from '@ayna/contracts/salon.events';
import { serviceChanged } from '@ayna/contracts/service.events';
import { on } from '@ayna/kernel/module';
import { dropService, dropWhatWasDeleted } from './actions/drop-service.ts';
import { followProfile } from './actions/follow-profile.ts';
import { welcomeOwner } from './actions/welcome-owner.ts';

export const listeners = [
  on(salonOpened, welcomeOwner),
  on(profileChanged, followProfile),
  on(serviceChanged, dropService),
  on(employeeChanged, dropWhatWasDeleted),
];
