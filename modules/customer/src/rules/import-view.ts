import type { ImportState } from '@ayna/contracts/core/customer-import-routes';

type ImportRecord = ImportState & {
  readonly pieces: number;
  readonly piecesDone: number;
  readonly by: unknown;
};

/** An import as its screen shows it. */
export const toImportView = (record: ImportRecord): ImportState => {
  const { pieces: _, piecesDone: __, by: ___, ...state } = record;
  return state;
};
