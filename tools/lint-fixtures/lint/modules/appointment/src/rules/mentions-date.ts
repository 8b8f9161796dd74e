// Date appears only in this comment and in a string.
export const mentioned = 'a Date';
