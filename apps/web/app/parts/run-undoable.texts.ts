export const undoTexts = { undo: 'Geri al' } as const;
