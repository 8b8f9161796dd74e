import { employee } from '@ayna/contracts/employee';
import { routesOf } from '@ayna/kernel/module';
import { acceptInvitation } from './actions/accept-invitation.ts';
import { addEmployee } from './actions/add-employee.ts';
import { addLeave, addRecurringLeave } from './actions/add-leave.ts';
import { changeInfo, changePosition, changeWorkHours } from './actions/change-employee.ts';
import { deleteLeave, deleteRecurringLeave } from './actions/delete-leave.ts';
import { inviteEmployee } from './actions/invite-employee.ts';
import { deactivateEmployee, removeEmployee } from './actions/remove-employee.ts';
import { activateEmployee, restoreEmployee } from './actions/restore-employee.ts';
import { revokeInvitation } from './actions/revoke-invitation.ts';
import { setPerformers } from './actions/set-performers.ts';
import { setServices } from './actions/set-services.ts';
import { showCalendarStart } from './actions/show-calendar-start.ts';
import { showInvitation } from './actions/show-invitation.ts';
import { showPageTeam } from './actions/show-page-team.ts';
import { showPersonalData } from './actions/show-personal-data.ts';
import { showEmployee, showEmployeeByUser, showTeam } from './actions/show-team.ts';
import { countTeam, listEmployeeStates } from './store/employees.ts';

export const routes = routesOf(employee, {
  bySalon: showTeam,
  ofPage: showPageTeam,
  countBySalon: (ctx) => ctx.db.forSalon(ctx.salon, countTeam),
  calendarStart: showCalendarStart,
  byUserCode: showEmployeeByUser,
  invitation: showInvitation,
  byCode: showEmployee,
  create: addEmployee,
  update: changeInfo,
  updateWorkHours: changeWorkHours,
  setPosition: changePosition,
  setActive: (ctx, input) => (input.body.isActive ? activateEmployee : deactivateEmployee)(ctx, input),
  setServices,
  setPerformers,
  addLeave,
  addRecurringLeave,
  deleteLeave,
  deleteRecurringLeave,
  remove: removeEmployee,
  restore: restoreEmployee,
  invite: inviteEmployee,
  revokeInvitation,
  acceptInvitation,
  states: (ctx, { query }) => ctx.db.acrossSalons('states for copies', (tx) => listEmployeeStates(tx, query)),
  personalData: showPersonalData,
});
