import type { Me } from '@ayna/contracts/auth';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type MetaDescriptor, useOutletContext } from 'react-router';
import { myCoursesQuery, pastQuery, upcomingQuery } from '../../data/my-appointments.ts';
import { myReviewsQuery } from '../../data/reviews.ts';
import { myWaitingQuery } from '../../data/waiting-list.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { OwnWaiting } from '../../parts/own-waiting.tsx';
import { SalonArt } from '../../parts/salon-art.tsx';
import { failureMessage } from '../../parts/show-failure.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { CourseCard } from './course-card.tsx';
import { reviewOfVisit } from './model/visit-review.ts';
import { dividedVisits } from './model/visits.ts';
import { NextVisit } from './next-visit.tsx';
import { SignIn } from './sign-in.tsx';
import { texts } from './texts.ts';
import { useManage } from './use-manage.ts';
import { useReview } from './use-review.ts';
import { PastRow, UpcomingRow } from './visit-rows.tsx';

export const meta = (): MetaDescriptor[] => [
  { title: texts.documentTitle },
  { name: 'robots', content: 'noindex' },
];

/** The person of the layout; null for who still has to sign in. */
export default function MyAppointmentsScreen() {
  const me = useOutletContext<Me | null>();
  return me ? <MyAppointments me={me} /> : <SignIn />;
}

const useLists = (me: Me) => {
  const ahead = useQuery(upcomingQuery);
  const over = useInfiniteQuery(pastQuery);
  const courses = useQuery(myCoursesQuery);
  const waiting = useQuery(myWaitingQuery);
  return {
    lists: ahead.data && over.data && dividedVisits(ahead.data, over.data.pages.flat(), me),
    courses: courses.data ?? [],
    waiting: waiting.data ?? [],
    over,
    failure: ahead.data && over.data ? null : (ahead.error ?? over.error),
    retry: () => void Promise.all([ahead.refetch(), over.refetch(), courses.refetch(), waiting.refetch()]),
  };
};

const heading = 'mb-3 font-semibold text-title';

/** Upcoming and past visits over all salons, and the courses that go on. */
function MyAppointments({ me }: { readonly me: Me }) {
  const { lists, courses, waiting, over, failure, retry } = useLists(me);
  const { upcoming = [], past = [] } = lists ?? {};
  const isEmpty = upcoming.length === 0 && past.length === 0 && waiting.length === 0;
  return (
    <main>
      <h1 className="display text-display-m-phone tablet:text-display-m">{texts.title}</h1>
      <p className="num mt-1 min-h-6 text-muted text-title-s-size">
        {lists && !isEmpty && texts.lead(me.name, upcoming.length, courses.length)}
      </p>
      {failure && (
        <LoadFailure
          title={texts.failed}
          text={failureMessage(failure)}
          retry={texts.retry}
          onRetry={retry}
        />
      )}
      {!lists && !failure && <ListSkeleton />}
      {lists && isEmpty && <Nothing />}
      {lists && !isEmpty && (
        <div className="mt-6.5 grid gap-x-11 gap-y-9 max-tablet:mt-4.5 desk:grid-cols-fill-98">
          <div className="grid content-start gap-9">
            <Upcoming visits={upcoming} />
            {waiting.length > 0 && (
              <section>
                <h2 className={heading}>{texts.waiting}</h2>
                <OwnWaiting entries={waiting} withSalon />
              </section>
            )}
          </div>
          {courses.length > 0 && (
            <section className="desk:col-start-2 desk:row-span-2">
              <h2 className={heading}>{texts.courses}</h2>
              <div className="grid gap-3.5">
                {courses.map((course) => (
                  <CourseCard key={`${course.salon.code} ${course.serviceCode}`} course={course} />
                ))}
              </div>
            </section>
          )}
          <Past visits={past}>
            {over.hasNextPage && (
              <Button
                look="outline"
                isPending={over.isFetchingNextPage}
                onPress={() => void over.fetchNextPage()}
              >
                {texts.more}
              </Button>
            )}
          </Past>
        </div>
      )}
    </main>
  );
}

type Visits = { readonly visits: ReturnType<typeof dividedVisits>['upcoming'] };

function Upcoming({ visits: [next, ...others] }: Visits) {
  const manage = useManage();
  return (
    <section>
      <h2 className={heading}>{texts.upcoming}</h2>
      {next ? (
        <NextVisit key={next.code} visit={next} manage={manage} />
      ) : (
        <p className="text-muted">
          {texts.noneAhead} {texts.noneAheadText}
        </p>
      )}
      <ul className="mt-2.5">
        {others.map((visit) => (
          <UpcomingRow key={visit.code} visit={visit} manage={manage} />
        ))}
      </ul>
    </section>
  );
}

function Past({ visits, children }: Visits & { readonly children: React.ReactNode }) {
  // The visits stand without it: who can't be asked about reviews is offered none.
  const { data: reviews = [] } = useQuery(myReviewsQuery);
  const reviewing = useReview();
  return (
    <section>
      <h2 className={heading}>{texts.past}</h2>
      {visits.length === 0 && <p className="text-muted">{texts.noPast}</p>}
      <ul>
        {visits.map((visit) => (
          <PastRow
            key={visit.code}
            visit={visit}
            review={reviewOfVisit(visit, reviews)}
            reviewing={reviewing}
          />
        ))}
      </ul>
      <div className="mt-4">{children}</div>
    </section>
  );
}

function Nothing() {
  return (
    <div className="mt-6 rounded-panel bg-surface py-6 shadow-outline-1 dark:bg-raised">
      <EmptyState
        title={texts.empty}
        text={texts.emptyText}
        art={<SalonArt type="HairSalon" className="size-full" />}
      />
    </div>
  );
}

function ListSkeleton() {
  return (
    <SkeletonArea>
      <Skeleton className="mt-6.5 h-6 w-30" />
      <Skeleton className="mt-3 h-70 w-full rounded-panel" />
      <Skeleton className="mt-5 h-14.5 w-full" />
      <Skeleton className="mt-5 h-14.5 w-full" />
    </SkeletonArea>
  );
}
