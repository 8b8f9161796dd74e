const two = (part: string): string => part.padStart(2, '0');

/** A time as it is kept: HH:mm, hour 0-23, minute 0-59. */
export const isTimeText = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);

/** What somebody typed, spelled out where it can only mean one time: 9.5 is left, 930 and 9:30 are 09:30. */
export const completeTypedTime = (typed: string): string => {
  const text = typed.trim().replace(/[.,]/, ':');
  const digits = /^\d{1,4}$/.test(text) ? text : '';
  if (digits.length > 2) return `${two(digits.slice(0, -2))}:${digits.slice(-2)}`;
  if (digits !== '') return `${two(digits)}:00`;
  const [, hour, minute] = /^(\d{1,2}):(\d{2})$/.exec(text) ?? [];
  return hour === undefined || minute === undefined ? typed.trim() : `${two(hour)}:${minute}`;
};
