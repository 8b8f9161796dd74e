import { customer } from '@ayna/contracts/customer';
import { routesOf } from '@ayna/kernel/module';
import { addCard } from './actions/add-card.ts';
import { addNote } from './actions/add-note.ts';
import { changeCard } from './actions/change-card.ts';
import { countCards } from './actions/count-cards.ts';
import { exportCards } from './actions/export-cards.ts';
import { findCards } from './actions/find-cards.ts';
import { findOrMakeCard } from './actions/find-or-make-card.ts';
import { linkAccount } from './actions/link-account.ts';
import { listCards } from './actions/list-cards.ts';
import { listNotes } from './actions/list-notes.ts';
import { mendRow } from './actions/mend-row.ts';
import { mergeCards } from './actions/merge-cards.ts';
import { noteConsent } from './actions/note-consent.ts';
import { previewImport } from './actions/preview-import.ts';
import { removeCard } from './actions/remove-card.ts';
import { removeNote } from './actions/remove-note.ts';
import { restoreCard } from './actions/restore-card.ts';
import { restoreNote } from './actions/restore-note.ts';
import { runImport } from './actions/run-import.ts';
import { showCard } from './actions/show-card.ts';
import { dropImport, listRefused, showLatestImport, showRefusedFile } from './actions/show-import.ts';
import { startImport } from './actions/start-import.ts';
import { resumeImport, stopImport } from './actions/stop-import.ts';
import { tellKnown } from './actions/tell-known.ts';

type Outside = Parameters<typeof startImport>[0]['outside'];

export const routes = routesOf<typeof customer, Outside>(customer, {
  list: listCards,
  counts: countCards,
  find: findCards,
  one: showCard,
  create: addCard,
  change: changeCard,
  remove: removeCard,
  restore: restoreCard,
  merge: mergeCards,
  consent: noteConsent,
  notes: listNotes,
  addNote,
  removeNote,
  restoreNote,
  findOrMake: findOrMakeCard,
  ofUser: linkAccount,
  known: tellKnown,
  startImport,
  latestImport: showLatestImport,
  previewImport,
  runImport,
  stopImport,
  resumeImport,
  refusedRows: listRefused,
  mendRow,
  refusedFile: showRefusedFile,
  dropImport,
  exportCards,
});
