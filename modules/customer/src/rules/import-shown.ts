import type { ImportState } from '@ayna/contracts/core/customer-imports';

type Kept = ImportState & { readonly pieces: number; readonly piecesDone: number; readonly by: unknown };

/** An import as its screen sees it. */
export const shownImport = (kept: Kept): ImportState => {
  const { pieces: _, piecesDone: __, by: ___, ...state } = kept;
  return state;
};
