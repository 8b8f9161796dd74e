/** Who renews by hand may do so from this many days before the end of the term: the server sells it, the screen offers it. */
export const RENEWAL_DAYS = 30;
