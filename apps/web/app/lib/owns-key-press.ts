/** Where a key is a letter, or moves within what is open, and is no wish for something else. */
const keyOwners =
  'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** Whether a key that was pressed there belongs to a field, a list or a dialog. */
export const ownsKeyPress = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(keyOwners) !== null;
