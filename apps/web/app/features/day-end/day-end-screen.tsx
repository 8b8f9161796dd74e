import { finance } from '@ayna/contracts/finance';
import { isCalendarDate } from '@ayna/domain/wall-clock';
import { useQuery } from '@tanstack/react-query';
import { Wallet } from 'lucide-react';
import { useState } from 'react';
import type { MetaDescriptor } from 'react-router';
import { type DayEndView, dayEndQuery } from '../../data/day-end.ts';
import { optionalParam, useUrlState } from '../../lib/use-url-state.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { NoPermission } from '../../parts/no-permission.tsx';
import { type Member, useMember } from '../../parts/use-member.ts';
import { today } from '../../ui/day-text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { ClosedDay } from './closed-day.tsx';
import { DayEndHead } from './day-end-head.tsx';
import { MonthStrip } from './month-strip.tsx';
import { OpenDay } from './open-day.tsx';
import { scrollArea } from './styles.ts';
import { texts, urlWords } from './texts.ts';

export const meta = (): MetaDescriptor[] => [{ title: texts.documentTitle }];

const params = { day: optionalParam(urlWords.day, isCalendarDate) };

/** The till of a day, counted against the books and closed. */
export default function DayEndScreen() {
  const member = useMember();
  if (!member) return null;
  if (member.mayCall(finance.routes.dayEnd)) return <DayEnd key={member.salonCode} member={member} />;
  return (
    <NoPermission
      page={texts.here}
      why={texts.noRight.why}
      right={{ name: texts.noRight.right, icon: Wallet }}
    />
  );
}

function DayEnd({ member }: { readonly member: Member }) {
  const { salonCode } = member;
  const { values } = useUrlState(params);
  const day = values.day ?? today();
  const { data: view, isLoadingError, error, refetch } = useQuery(dayEndQuery(salonCode, day));
  const [isCovered, setIsCovered] = useState(false);
  return (
    <>
      <DayEndHead day={day} view={view} member={member} isCovered={isCovered} cover={setIsCovered} />
      {isLoadingError ? (
        <LoadFailure
          title={texts.failed}
          text={error.message}
          retry={texts.retry}
          onRetry={() => void refetch()}
        />
      ) : view ? (
        <Day view={view} salonCode={salonCode} isCovered={isCovered} uncover={() => setIsCovered(false)} />
      ) : (
        <Loading />
      )}
    </>
  );
}

type DayProps = {
  readonly view: DayEndView;
  readonly salonCode: string;
  readonly isCovered: boolean;
  readonly uncover: () => void;
};

function Day({ view, ...rest }: DayProps) {
  if (view.state === 'closed') return <ClosedDay view={view} />;
  if (!view.isPassed && view.state !== 'ahead') return <OpenDay key={view.day} view={view} {...rest} />;
  const words = view.isPassed ? texts.passed : texts.ahead;
  return (
    <div className={scrollArea}>
      <MonthStrip view={view} />
      <EmptyState title={words.title} text={words.text} />
    </div>
  );
}

function Loading() {
  return (
    <SkeletonArea>
      <div className={`${scrollArea} grid gap-4`}>
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-60 w-full rounded-card" />
        <Skeleton className="h-80 w-full rounded-card" />
      </div>
    </SkeletonArea>
  );
}
