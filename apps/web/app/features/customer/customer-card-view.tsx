import { fullName } from '@ayna/domain/names';
import { canSeeSpending } from '@ayna/domain/permissions';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo, useState } from 'react';
import { bansQuery } from '../../data/bans.ts';
import { type CustomerCard, visitsQuery } from '../../data/customers.ts';
import { lazyComponent } from '../../lib/lazy.ts';
import { mayBook, mayEditCustomers } from '../../parts/customer-rights.ts';
import { PageTour } from '../../parts/page-tour.tsx';
import { failureMessage } from '../../parts/show-failure.ts';
import type { Member } from '../../parts/use-member.ts';
import { today } from '../../ui/day-text.ts';
import { BanDialog } from './ban-dialog.tsx';
import { AllergyBanner, BanBanner } from './banners.tsx';
import { Consents } from './consents.tsx';
import { EditSheet } from './edit-sheet.tsx';
import { Figures } from './figures.tsx';
import { Bar, CardMenu, Head } from './head.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { Notes } from './notes.tsx';
import { banOf } from './rules/ban-target.ts';
import { openCourses } from './rules/open-courses.ts';
import { lastMonths } from './rules/spending.ts';
import { visitLines } from './rules/visit-lines.ts';
import { Sessions } from './sessions.tsx';
import { Spending } from './spending.tsx';
import { Tags } from './tags.tsx';
import { texts } from './texts.ts';
import { tourSteps } from './tour-steps.ts';
import { useCardActions } from './use-card-actions.ts';
import { Visits } from './visits.tsx';

/** Nobody pays for it before a visit is opened. */
const AppointmentDetails = lazyComponent(() =>
  import('../../parts/appointment-details.tsx').then((part) => part.AppointmentDetails),
);

type Props = { readonly card: CustomerCard; readonly member: Member };

type OpenDialog = 'edit' | 'merge' | 'ban' | null;

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
                }}
              />
            )}
          </>
        }
      />
      <Head card={card} mayBook={mayBook(member)} />
      <div className="px-6 pt-0.5 pb-6 max-tablet:px-4">
        {ban && <BanBanner ban={ban} lift={mayEdit ? lift : undefined} />}
        {allergies !== '' && (
          <AllergyBanner allergies={allergies} edit={mayEdit ? () => show('edit') : undefined} />
        )}
        <div className="grid items-start gap-3.5 desk:grid-cols-[minmax(0,1fr)_360px]">
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
      {opened !== undefined && (
        <Suspense fallback={null}>
          <AppointmentDetails code={opened} onClose={() => open(undefined)} />
        </Suspense>
      )}
    </>
  );
}
