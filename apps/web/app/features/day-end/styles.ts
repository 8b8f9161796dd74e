/** What scrolls between the head and the bar at the foot. */
export const scrollArea =
  'px-6 pt-0.5 pb-7 max-tablet:px-4 max-tablet:pb-6 tablet:min-h-0 tablet:flex-1 tablet:overflow-y-auto';
