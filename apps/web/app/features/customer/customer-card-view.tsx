import { fullName } from '@ayna/domain/names';
import { canSeeSpending } from '@ayna/domain/permissions';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type Ban, bansQuery, liftBan } from '../../data/bans.ts';
import {
  type CustomerCard,
  eraseCustomer,
  removeCustomer,
  restoreCustomer,
  visitsQuery,
} from '../../data/customers.ts';
import { lazyComponent } from '../../lib/lazy.ts';
import { mayBook, mayEditCustomers, mayEraseCustomers } from '../../parts/customer-rights.ts';
import { dayAndMonth } from '../../parts/day-range.ts';
import { PageTour } from '../../parts/page-tour.tsx';
import { failureMessage } from '../../parts/show-failure.ts';
import type { Member } from '../../parts/use-member.ts';
import { visitLines } from '../../parts/visit-lines.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { today } from '../../ui/day-text.ts';
import { ProgressBar, ProgressSteps } from '../../ui/progress.tsx';
import type { TourStep } from '../../ui/tour.tsx';
import { BanDialog } from './ban-dialog.tsx';
import { AllergyBanner, BanBanner } from './banners.tsx';
import { Consents } from './consents.tsx';
import { EditSheet } from './edit-sheet.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { Figures } from './figures.tsx';
import { Bar, CardMenu, Head } from './head.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { NoShowBanner } from './no-show-banner.tsx';
import { Notes } from './notes.tsx';
import { Panel } from './panel.tsx';
import { banOf } from './rules/ban-target.ts';
import { type Course, openCourses } from './rules/open-courses.ts';
import { lastMonths } from './rules/spending.ts';
import { runWithToast } from './run-with-toast.ts';
import { Spending } from './spending.tsx';
import { Tags } from './tags.tsx';
import { texts } from './texts.ts';
import { Visits } from './visits.tsx';

/** Leaves the screen, and then acts: while it stands, it asks for what it shows. */
const useLeaveThen = () => {
  const navigate = useNavigate();
  const act = useRef<() => void>(undefined);
  useEffect(() => () => act.current?.(), []);
  return async (then: () => void): Promise<void> => {
    act.current = then;
    await navigate(paths.customers);
  };
};

/** What is done to a card at once; the message that says so takes it back. */
const useCardActions = (card: CustomerCard) => {
  const { mutateAsync: remove } = useMutation(removeCustomer);
  const { mutateAsync: restore } = useMutation(restoreCustomer);
  const { mutateAsync: erase } = useMutation(eraseCustomer);
  const { mutateAsync: lift } = useMutation(liftBan);
  const leave = useLeaveThen();
  const name = fullName(card);
  const { code, salonCode } = card;
  return {
    remove: () =>
      leave(
        () =>
          void runWithToast(() => remove(code), {
            text: texts.removed(name),
            detail: texts.removedDetail,
            action: {
              label: texts.undo,
              onPress: () => void runWithToast(() => restore(code), { text: texts.restored(name) }),
            },
          }),
      ),
    erase: () =>
      leave(
        () =>
          void runWithToast(() => erase(code), { text: texts.erase.done, detail: texts.erase.doneDetail }),
      ),
    lift: (ban: Ban) =>
      runWithToast(() => lift({ salonCode, code: ban.code }), { text: texts.banForm.lifted(name) }),
  };
};

const { head, figures, visits, notes, consents } = texts.tour.help;

const tourSteps: readonly TourStep[] = [
  { target: '[data-tour="customer-head"]', ...head },
  { target: '[data-tour="customer-figures"]', ...figures },
  { target: '[data-tour="customer-visits"]', ...visits },
  { target: '[data-tour="customer-notes"]', ...notes },
  { target: '[data-tour="customer-consents"]', ...consents },
];

/** Nobody pays for it before a visit is opened. */
const AppointmentDetails = lazyComponent(() =>
  import('../../parts/appointment-details.tsx').then((part) => part.AppointmentDetails),
);

type Props = { readonly card: CustomerCard; readonly member: Member };

type OpenDialog = 'edit' | 'merge' | 'ban' | 'erase' | null;

/** The card's appointments as its parts show them; undefined until they came. */
const useVisits = (code: string) => {
  const { data, error } = useQuery(visitsQuery(code));
  const lines = useMemo(() => data && visitLines(data), [data]);
  const courses = useMemo(() => openCourses(data ?? []), [data]);
  const sums = useMemo(() => data && lastMonths(data, today()), [data]);
  return { lines, courses, sums, failure: error && !data ? failureMessage(error) : undefined };
};

const noLines: readonly [] = [];

export function CustomerCardView({ card, member }: Props) {
  const { code, salonCode, allergies } = card;
  const mayEdit = mayEditCustomers(member);
  const seesMoney = canSeeSpending(member.groups);
  const { lines, courses, sums, failure } = useVisits(code);
  const { data: bans } = useQuery(bansQuery(salonCode));
  const ban = bans && banOf(bans, card);
  const actions = useCardActions(card);
  const [over, show] = useState<OpenDialog>(null);
  const [opened, open] = useState<string>();
  const lift = ban && (() => void actions.lift(ban));
  return (
    <>
      <Bar
        name={fullName(card)}
        end={
          <>
            <PageTour
              tour="customer"
              name={texts.tour.name}
              steps={tourSteps}
              isReady={lines !== undefined && over === null}
            />
            {mayEdit && (
              <CardMenu
                actions={{
                  edit: () => show('edit'),
                  merge: () => show('merge'),
                  ban: () => show('ban'),
                  lift,
                  remove: () => void actions.remove(),
                  erase: mayEraseCustomers(member) ? () => show('erase') : undefined,
                }}
              />
            )}
          </>
        }
      />
      <Head card={card} mayBook={mayBook(member)} />
      <div className="px-6 pt-0.5 pb-6 max-tablet:px-4">
        {ban && <BanBanner ban={ban} lift={mayEdit ? lift : undefined} />}
        <NoShowBanner card={card} mayForgive={mayEdit} />
        {allergies !== '' && (
          <AllergyBanner allergies={allergies} edit={mayEdit ? () => show('edit') : undefined} />
        )}
        <div className="grid items-start gap-3.5 desk:grid-cols-fill-90">
          <div className="grid min-w-0 gap-3.5">
            <Figures card={card} lines={lines ?? noLines} />
            <Visits
              salonCode={salonCode}
              lines={lines}
              failure={failure}
              seesPrices={seesMoney}
              open={open}
            />
          </div>
          <div className="grid min-w-0 gap-3.5">
            <Sessions courses={courses} />
            {seesMoney && sums && <Spending sums={sums} />}
            <Notes code={code} mayRemove={mayEdit} />
            <Tags card={card} mayEdit={mayEdit} />
            <Consents card={card} mayEdit={mayEdit} />
          </div>
        </div>
      </div>
      {over === 'edit' && <EditSheet card={card} close={() => show(null)} />}
      {over === 'merge' && <MergeDialog card={card} close={() => show(null)} />}
      {over === 'ban' && <BanDialog card={card} close={() => show(null)} />}
      {over === 'erase' && (
        <EraseDialog card={card} close={() => show(null)} erase={() => void actions.erase()} />
      )}
      {opened !== undefined && (
        <Suspense fallback={null}>
          <AppointmentDetails code={opened} onClose={() => open(undefined)} />
        </Suspense>
      )}
    </>
  );
}

const words = texts.sessions;
/** More pieces than this would be specks: then it is one bar. */
const maxSteps = 12;

/** How far each course is, and when it goes on. Without one there is nothing to show. */
function Sessions({ courses }: { readonly courses: readonly Course[] }) {
  if (courses.length === 0) return null;
  return (
    <Panel title={words.title} end={courses.length === 1 && <Badge tone="accent">{courses[0]?.name}</Badge>}>
      <ul className="grid gap-4">
        {courses.map((course) => (
          <li key={course.serviceCode}>
            {courses.length > 1 && <p className="mb-1.5 font-medium">{course.name}</p>}
            <OneCourse course={course} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function OneCourse({ course }: { readonly course: Course }) {
  const { nth, total, isNthDone, intervalDays, laterDays, isPlanned } = course;
  return (
    <>
      {total > maxSteps ? (
        <ProgressBar label={words.progress} value={nth} max={total} />
      ) : (
        <ProgressSteps label={words.progress} current={nth} total={total} isCurrentDone={isNthDone} />
      )}
      <p className="num mt-2 flex justify-between text-label">
        <b className="font-semibold">{words.nth(nth, total)}</b>
        {intervalDays !== null && <span className="text-muted">{words.interval(intervalDays)}</span>}
      </p>
      {laterDays.length > 0 && (
        <p className="num mt-2 text-label text-muted">{words.dates(laterDays.map(dayAndMonth).join(', '))}</p>
      )}
      {!isPlanned && <p className="mt-2 text-label text-muted">{words.unplanned}</p>}
    </>
  );
}
