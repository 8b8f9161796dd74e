import { personErased, profileChanged } from '@ayna/contracts/auth.events';
import { employeeChanged } from '@ayna/contracts/employee.events';
import { messageFailed } from '@ayna/contracts/notification.events';
import { salonOpened } from '@ayna/contracts/salon.events';
import { serviceChanged } from '@ayna/contracts/service.events';
import { on } from '@ayna/kernel/module';
import { addOwner } from './actions/add-owner.ts';
import { eraseEmployments } from './actions/erase-employments.ts';
import { recordFailedInvitation } from './actions/record-failed-invitation.ts';
import { removeDeletedServices, removeServiceIfDeleted } from './actions/remove-deleted-services.ts';
import { updateEmployeeProfiles } from './actions/update-employee-profiles.ts';

export const listeners = [
  on(salonOpened, addOwner),
  on(profileChanged, updateEmployeeProfiles),
  on(personErased, eraseEmployments),
  on(serviceChanged, removeServiceIfDeleted),
  on(employeeChanged, removeDeletedServices),
  on(messageFailed, recordFailedInvitation),
];
