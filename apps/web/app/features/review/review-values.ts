import { readPlainForm } from '../../lib/plain-form.ts';

/** What the form contains, as it was sent. */
export type ReviewValues = {
  /** Empty where no star was chosen. */
  readonly stars: string;
  readonly text: string;
};

/** A thousand letters, each up to nine bytes in a form's spelling, and room for the rest. */
const maxBytes = 16 * 1024;

/** A form that was sent without a script; undefined if it is too long to be one. */
export const readReviewForm = async (request: Request): Promise<ReviewValues | undefined> => {
  const sent = await readPlainForm(request, maxBytes);
  return sent && { stars: sent.get('stars') ?? '', text: sent.get('text') ?? '' };
};

/** The number of stars, or undefined where none of the five was chosen. */
export const parseStars = (stars: string): number | undefined =>
  /^[1-5]$/.test(stars) ? Number(stars) : undefined;
