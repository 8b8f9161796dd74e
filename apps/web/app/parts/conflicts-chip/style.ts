/** Of what leads to appointments that wait for another place. */
export const chipStyle =
  'num inline-flex h-11 items-center gap-1.5 whitespace-nowrap rounded-full bg-warning-bg px-3 font-strong text-label text-warning-ink ring-1 ring-pending-line/45 ring-inset hover:underline tablet:h-7.5';
