export const headingStyle = 'mt-6.5 mb-2 font-semibold text-title-s';
/** The name of a row, and its numbers. */
export const headStyle = 'border-line border-b py-1.75 text-left font-normal';
export const cellStyle = 'border-line border-b py-1.75 pl-3 text-right';
