/** As wide as the filter is, also while it is loading. */
export const filterStyle = 'w-50 shrink-0 max-tablet:w-33 tablet:@max-head:w-36 tablet:@max-head-tight:w-28';
