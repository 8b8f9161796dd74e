import type { Me } from '@ayna/contracts/auth';
import { fullName } from '@ayna/domain/names';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { salonTypesQuery, startingServicesQuery } from '../../data/catalog.ts';
import { packagesQuery } from '../../data/subscription.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { useNarrowScreen } from '../../ui/use-narrow-screen.ts';
import { Places } from './places.tsx';
import { lineErrors, picked, startingLines } from './service-lines.ts';
import { ServiceList } from './service-list.tsx';
import { StepPage } from './step-page.tsx';
import { Team } from './team.tsx';
import { isBlank } from './team-rules.ts';
import { texts } from './texts.ts';
import { trialOf } from './trial.ts';
import type { DraftDesk } from './use-draft.ts';
import { useMate } from './use-mate.ts';

type Props = {
  readonly desk: DraftDesk;
  readonly me: Me;
  readonly back: () => void;
  readonly open: () => void;
};

const card = 'rounded-[20px] p-5 shadow-[inset_0_0_0_1px_var(--line)] dark:bg-raised';

export function ServicesStep({ desk, me, back, open }: Props) {
  const { draft, change } = desk;
  const type = draft.type ?? 'HairSalon';
  const isNarrow = useNarrowScreen();
  const [isTried, setTried] = useState(false);
  const mate = useMate(desk, me.phone);
  const { data: packages } = useQuery(packagesQuery);
  const trial = packages && trialOf(packages);
  const lines = draft.services ?? [];
  const errors = isTried ? lineErrors(lines) : {};
  const isWrong = Object.keys(errors).length > 0;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    const isMateAdded = mate.addIfWritten();
    if (isMateAdded && Object.keys(lineErrors(lines)).length === 0) open();
  };
  const waiting = draft.mate && !isBlank(draft.mate) ? 1 : 0;
  const team = (
    <Team desk={desk} owner={fullName(me)} limit={trial?.employees} errors={mate.errors} add={mate.add} />
  );
  return (
    <StepPage
      title={texts.services.title}
      lead={texts.services.lead(type)}
      foot={texts.team.foot(picked(lines).length, draft.team.length + waiting + 1)}
      back={back}
      next={{ label: texts.team.open, submit }}
      // Sooner it would open a salon without the services that are about to be shown.
      isSending={draft.services === null}
      failure={isWrong ? texts.services.wrong : undefined}
      aside={
        <>
          {!isNarrow && <div className={card}>{team}</div>}
          {trial && <Places used={draft.team.length + 1} trial={trial} />}
        </>
      }
    >
      <Offered desk={desk} errors={errors} change={(services) => change({ services })} />
      {isNarrow && <div className="mt-7">{team}</div>}
    </StepPage>
  );
}

type OfferedProps = {
  readonly desk: DraftDesk;
  readonly errors: ReturnType<typeof lineErrors>;
  readonly change: Parameters<typeof ServiceList>[0]['onChange'];
};

function Offered({ desk, errors, change }: OfferedProps) {
  const { draft, read } = desk;
  const type = draft.type ?? 'HairSalon';
  const types = useQuery(salonTypesQuery);
  const starting = useQuery(startingServicesQuery(type));
  const { data } = starting;
  const { change: changeDraft } = desk;
  useEffect(() => {
    if (data && read().services === null) changeDraft({ services: startingLines(data) });
  }, [data, read, changeDraft]);
  const failed = [types, starting].find(({ isLoadingError }) => isLoadingError);
  if (failed)
    return (
      <LoadFailure
        title={texts.services.failed}
        text={failed.error?.message ?? ''}
        retry={texts.retry}
        onRetry={() => void failed.refetch()}
      />
    );
  const categories = types.data?.find((offered) => offered.type === type)?.categories;
  if (!categories || !draft.services) return <ListSkeleton />;
  return <ServiceList categories={categories} lines={draft.services} onChange={change} errors={errors} />;
}

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const;

function ListSkeleton() {
  return (
    <SkeletonArea>
      <div className="grid gap-6 pt-6">
        {rows.map((row) => (
          <Skeleton key={row} className="h-8 w-full" />
        ))}
      </div>
    </SkeletonArea>
  );
}
