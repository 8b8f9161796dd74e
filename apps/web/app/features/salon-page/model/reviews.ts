import { partsOf } from '../../../ui/day-text.ts';
import type { PageData } from './page-data.ts';

export type ReviewsModel = {
  /** '4,8', or null below five reviews. */
  readonly average: string | null;
  readonly count: number;
  readonly list: readonly {
    readonly code: string;
    readonly stars: number;
    readonly text: string;
    /** 'Elif Y. - 9 Kasim 2026 - Kesim' */
    readonly by: string;
    readonly answer: string | null;
  }[];
};

const oneDecimal = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const dateText = (day: string): string => {
  const { date, month, year } = partsOf(day);
  return `${date} ${month.long} ${year}`;
};

export const reviewsModel = ({ averageStars, reviewCount, reviews }: PageData['content']): ReviewsModel => ({
  average: averageStars === null ? null : oneDecimal.format(averageStars),
  count: reviewCount,
  list: reviews
    .filter(({ text }) => text !== '')
    .map(({ code, stars, text, name, serviceName, visitedOn, answer }) => ({
      code,
      stars,
      text,
      by: [name, dateText(visitedOn), serviceName].filter(Boolean).join(' \u00b7 '),
      answer,
    })),
});
