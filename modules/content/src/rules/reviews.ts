import { addDays } from '@ayna/domain/wall-clock';

/** How long after a visit it can be reviewed. */
export const REVIEW_DAYS = 30;

/** With fewer reviews, one angry or happy customer would be the average. */
const MIN_FOR_AVERAGE = 5;

/** The last day on which a visit can be reviewed. */
export const lastReviewDay = (endsAt: string): string => addDays(endsAt.slice(0, 10), REVIEW_DAYS);

export const isReviewable = (endsAt: string, today: string): boolean => today <= lastReviewDay(endsAt);

/** The average with one decimal, rounded half up. Whole numbers until the last step, so that no sum loses a digit. */
export const averageStars = (sum: number, count: number): number | null =>
  count < MIN_FOR_AVERAGE ? null : Math.floor((20 * sum + count) / (2 * count)) / 10;

type CustomerName = { readonly name: string; readonly lastname: string };

/** What is stored of a customer's name: the first name and the first letter of the last. */
export const shortenName = (customer: CustomerName | null) => {
  const [initial = ''] = customer?.lastname.trim() ?? '';
  return { firstName: customer?.name.trim() ?? '', lastInitial: initial.toLocaleUpperCase('tr') };
};

type ShortName = { readonly firstName: string; readonly lastInitial: string };

/** As it stands below a review: 'Elif Y.', or `nobody` where no name is known. */
export const toReviewName = ({ firstName, lastInitial }: ShortName, nobody: string): string => {
  if (firstName === '') return nobody;
  return lastInitial === '' ? firstName : `${firstName} ${lastInitial}.`;
};

/** `starCounts` are how many reviews have one to five stars, in this order. */
export const toStarFigures = (starCounts: readonly number[]) => {
  const reviewCount = starCounts.reduce((sum, count) => sum + count, 0);
  const stars = starCounts.reduce((sum, count, index) => sum + count * (index + 1), 0);
  return { reviewCount, averageStars: averageStars(stars, reviewCount) };
};
