import type { PageContent } from '@ayna/contracts/core/salon-page';
import type { SalonCtx } from '@ayna/kernel/ctx';
import { toPageReview } from '../rules/review-view.ts';
import { toStarFigures } from '../rules/reviews.ts';
import { salonDate } from '../rules/salon-date.ts';
import { listAnnouncementsOn } from '../store/announcements.ts';
import { countStars, listShownReviews } from '../store/review-lists.ts';
import { reviewTexts } from '../texts.ts';

const MAX_REVIEWS = 12;

export const showPageContent = (ctx: SalonCtx): Promise<PageContent> =>
  ctx.db.readSalon(ctx.salon, async (tx) => {
    const [announcements, starCounts, reviews] = await Promise.all([
      listAnnouncementsOn(tx, salonDate(ctx.now())),
      countStars(tx),
      listShownReviews(tx, MAX_REVIEWS),
    ]);
    return {
      announcements,
      ...toStarFigures(starCounts),
      reviews: reviews.map((review) => toPageReview(review, reviewTexts.nobody)),
    };
  });
