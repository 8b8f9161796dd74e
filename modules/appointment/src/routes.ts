import { appointment } from '@ayna/contracts/appointment';
import { routesOf } from '@ayna/kernel/module';
import { addService } from './actions/add-service.ts';
import { applyScheduleChange } from './actions/apply-schedule-change.ts';
import { blockTime, unblockTime } from './actions/block-time.ts';
import { bookByDesk } from './actions/book-by-desk.ts';
import { bookOnline } from './actions/book-online.ts';
import { cancelAppointment } from './actions/cancel-appointment.ts';
import { cancelManaged } from './actions/cancel-managed.ts';
import { cancelMine } from './actions/cancel-mine.ts';
import { changeAppointment } from './actions/change-appointment.ts';
import { changePrice } from './actions/change-price.ts';
import { changeService } from './actions/change-service.ts';
import { changeStatus } from './actions/change-status.ts';
import { confirmManaged } from './actions/confirm-managed.ts';
import { countPlatformDays, countSalonActivity } from './actions/count-platform.ts';
import { createManageLink, createMyManageLink } from './actions/create-manage-link.ts';
import { forgiveNoShows } from './actions/forgive-no-shows.ts';
import { holdTime } from './actions/hold-time.ts';
import { joinWaitingList } from './actions/join-waiting-list.ts';
import { leaveWaitingList, settleWaiting } from './actions/leave-waiting-list.ts';
import { listAllergies } from './actions/list-allergies.ts';
import {
  countFiltered,
  listAppointments,
  listByCustomer,
  listCustomers,
  listDayCounts,
  showHistory,
  showMonthlyStats,
} from './actions/list-appointments.ts';
import { listConflicts } from './actions/list-conflicts.ts';
import { listMine } from './actions/list-mine.ts';
import { listMyCourses } from './actions/list-my-courses.ts';
import { listUpcomingOf } from './actions/list-upcoming.ts';
import { listMyWaiting, listWaitingCustomers } from './actions/list-waiting.ts';
import { moveManaged, showManagedSlots } from './actions/move-managed.ts';
import { releaseHold } from './actions/release-hold.ts';
import { searchAppointments } from './actions/search-appointments.ts';
import { setAdvice, showAdvice } from './actions/show-advice.ts';
import { showAppointment } from './actions/show-appointment.ts';
import { showBookingTerms } from './actions/show-booking-terms.ts';
import { showAvailableTimeSlots, showReasons } from './actions/show-day.ts';
import { showFigures } from './actions/show-figures.ts';
import { showManagedVisit } from './actions/show-managed-visit.ts';
import { showMoveSlots } from './actions/show-move-slots.ts';
import { showNoShows } from './actions/show-no-shows.ts';
import { showPersonalData } from './actions/show-personal-data.ts';
import { showReturns } from './actions/show-returns.ts';
import {
  showDayOutline,
  showDayReasons,
  showDeskDays,
  showFirstFree,
  showFreeDays,
  showFreeSlots,
} from './actions/show-slots.ts';
import { undoMove } from './actions/undo-move.ts';
import { undoStatus } from './actions/undo-status.ts';
import { listBlocks } from './store/blocks.ts';
import { listMisses } from './store/misses.ts';

export const routes = routesOf(appointment, {
  bySalon: listAppointments,
  bySalonFiltered: listAppointments,
  bySalonFilteredCount: countFiltered,
  dayCounts: listDayCounts,
  allergies: listAllergies,
  customersBySalon: listCustomers,
  byCustomer: listByCustomer,
  mine: listMine,
  myCourses: listMyCourses,
  platformDays: countPlatformDays,
  salonActivity: countSalonActivity,
  monthlyStats: showMonthlyStats,
  figures: showFigures,
  returns: showReturns,
  advice: showAdvice,
  setAdvice,
  availableTimeSlots: showAvailableTimeSlots,
  freeSlots: showFreeSlots,
  firstFree: showFirstFree,
  freeDays: showFreeDays,
  dayReasons: showDayReasons,
  dayOutline: showDayOutline,
  deskDays: showDeskDays,
  unavailableTimes: showReasons,
  misses: (ctx, { query }) => ctx.db.forSalon(ctx.salon, (tx) => listMisses(tx, query.from, query.to)),
  hold: holdTime,
  release: releaseHold,
  book: bookOnline,
  bookingTerms: showBookingTerms,
  noShows: showNoShows,
  forgiveNoShows,
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
  changePrice,
  addService,
  undoMove,
  cancelMine,
  createManageLink,
  createMyManageLink,
  managedVisit: showManagedVisit,
  confirmManaged,
  cancelManaged,
  managedSlots: showManagedSlots,
  moveManaged,
  joinWaitingList,
  leaveWaitingList,
  myWaitingList: listMyWaiting,
  waitingList: listWaitingCustomers,
  settleWaiting,
  conflicts: listConflicts,
  search: searchAppointments,
  upcoming: listUpcomingOf,
  applyScheduleChange: applyScheduleChange,
  personalData: showPersonalData,
});
