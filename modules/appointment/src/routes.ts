import { appointment } from '@ayna/contracts/appointment';
import { routesOf } from '@ayna/kernel/module';
import { addService } from './actions/add-service.ts';
import { applyScheduleChange } from './actions/apply-schedule-change.ts';
import { blockTime, unblockTime } from './actions/block-time.ts';
import { bookByDesk } from './actions/book-by-desk.ts';
import { bookOnline } from './actions/book-online.ts';
import { cancelAppointment } from './actions/cancel-appointment.ts';
import { cancelMine } from './actions/cancel-mine.ts';
import { changeAppointment } from './actions/change-appointment.ts';
import { changeService } from './actions/change-service.ts';
import { changeStatus } from './actions/change-status.ts';
import { countPlatformDays, countSalonActivity } from './actions/count-platform.ts';
import { holdTime } from './actions/hold-time.ts';
import { listAllergies } from './actions/list-allergies.ts';
import {
  countFiltered,
  listAppointments,
  listByCustomer,
  listCustomers,
  listDayCounts,
  listMine,
  showHistory,
  showMonthlyStats,
} from './actions/list-appointments.ts';
import { listConflicts } from './actions/list-conflicts.ts';
import { listUpcomingOf } from './actions/list-upcoming.ts';
import { releaseHold } from './actions/release-hold.ts';
import { showAppointment } from './actions/show-appointment.ts';
import { showAvailableTimeSlots, showReasons } from './actions/show-day.ts';
import { showMoveSlots } from './actions/show-move-slots.ts';
import { showPersonalData } from './actions/show-personal-data.ts';
import { showDeskDays, showFirstFree, showFreeDays, showFreeSlots } from './actions/show-slots.ts';
import { undoMove } from './actions/undo-move.ts';
import { undoStatus } from './actions/undo-status.ts';
import { listBlocks } from './store/blocks.ts';

export const routes = routesOf(appointment, {
  bySalon: listAppointments,
  bySalonFiltered: listAppointments,
  bySalonFilteredCount: countFiltered,
  dayCounts: listDayCounts,
  allergies: listAllergies,
  customersBySalon: listCustomers,
  byCustomer: listByCustomer,
  mine: listMine,
  platformDays: countPlatformDays,
  salonActivity: countSalonActivity,
  monthlyStats: showMonthlyStats,
  availableTimeSlots: showAvailableTimeSlots,
  freeSlots: showFreeSlots,
  firstFree: showFirstFree,
  freeDays: showFreeDays,
  deskDays: showDeskDays,
  unavailableTimes: showReasons,
  hold: holdTime,
  release: releaseHold,
  book: bookOnline,
  bookByDesk,
  blocks: (ctx, { query }) =>
    ctx.db.forSalon(ctx.salon, (tx) => listBlocks(tx, query.startDate, query.endDate)),
  blockTime,
  unblock: unblockTime,
  updateStatus: changeStatus,
  cancel: cancelAppointment,
  undo: undoStatus,
  history: showHistory,
  byCode: showAppointment,
  moveSlots: showMoveSlots,
  change: changeAppointment,
  changeService,
  addService,
  undoMove,
  cancelMine,
  conflicts: listConflicts,
  upcoming: listUpcomingOf,
  applyScheduleChange: applyScheduleChange,
  personalData: showPersonalData,
});
