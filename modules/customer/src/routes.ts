import { customer } from '@ayna/contracts/customer';
import { routesOf } from '@ayna/kernel/module';
import { addCard } from './actions/add-card.ts';
import { addNote } from './actions/add-note.ts';
import { changeCard } from './actions/change-card.ts';
import { claimCards } from './actions/claim-cards.ts';
import { correctRow } from './actions/correct-row.ts';
import { countCards } from './actions/count-cards.ts';
import { countLapsedCards } from './actions/count-lapsed.ts';
import { deleteImport } from './actions/delete-import.ts';
import { eraseCard } from './actions/erase-card.ts';
import { exportCards } from './actions/export-cards.ts';
import { exportRefusedRows } from './actions/export-refused-rows.ts';
import { findAccountCard } from './actions/find-account-card.ts';
import { findCards, listMatchingCards } from './actions/find-cards.ts';
import { findOrCreateCard } from './actions/find-or-create-card.ts';
import { linkAccount } from './actions/link-account.ts';
import { listCards } from './actions/list-cards.ts';
import { listNotes } from './actions/list-notes.ts';
import { listRefusedRows } from './actions/list-refused-rows.ts';
import { mergeCards } from './actions/merge-cards.ts';
import { previewImport } from './actions/preview-import.ts';
import { recordConsent } from './actions/record-consent.ts';
import { removeCard } from './actions/remove-card.ts';
import { removeNote } from './actions/remove-note.ts';
import { restoreCard } from './actions/restore-card.ts';
import { restoreNote } from './actions/restore-note.ts';
import { resumeImport } from './actions/resume-import.ts';
import { runImport } from './actions/run-import.ts';
import { showAllergicCards, showAllergies } from './actions/show-allergies.ts';
import { showBookingCustomer } from './actions/show-booking-customer.ts';
import { showCard } from './actions/show-card.ts';
import { showLatestImport } from './actions/show-latest-import.ts';
import { showLifetime } from './actions/show-lifetime.ts';
import { showPersonalData } from './actions/show-personal-data.ts';
import { startImport } from './actions/start-import.ts';
import { stopImport } from './actions/stop-import.ts';

type Providers = Parameters<typeof startImport>[0]['providers'];

export const routes = routesOf<typeof customer, Providers>(customer, {
  list: listCards,
  counts: countCards,
  lifetime: showLifetime,
  lapsed: countLapsedCards,
  find: findCards,
  byCode: showCard,
  create: addCard,
  change: changeCard,
  remove: removeCard,
  erase: eraseCard,
  restore: restoreCard,
  merge: mergeCards,
  consent: recordConsent,
  notes: listNotes,
  addNote,
  removeNote,
  restoreNote,
  findOrCreate: findOrCreateCard,
  findOrCreateForUser: linkAccount,
  cardOfUser: findAccountCard,
  claimCards,
  bookingCustomer: showBookingCustomer,
  allergies: showAllergies,
  allergicCards: showAllergicCards,
  matchingCards: listMatchingCards,
  startImport,
  latestImport: showLatestImport,
  previewImport,
  runImport,
  stopImport,
  resumeImport,
  refusedRows: listRefusedRows,
  correctRow,
  refusedFile: exportRefusedRows,
  deleteImport,
  exportCards,
  personalData: showPersonalData,
});
