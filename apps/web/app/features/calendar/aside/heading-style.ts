/** Of the parts of the panel. */
export const headingStyle = 'mb-2.5 font-semibold text-[15px] leading-5';
