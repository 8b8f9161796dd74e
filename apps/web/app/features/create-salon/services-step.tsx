import type { Me } from '@ayna/contracts/auth';
import { fullName } from '@ayna/domain/names';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { salonTypesQuery, startingServicesQuery } from '../../data/catalog.ts';
import { packagesQuery } from '../../data/subscription.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { useNarrowScreen } from '../../ui/use-narrow-screen.ts';
import { lineErrors, pickedLines, startingLines } from './service-lines.ts';
import { ServiceList } from './service-list.tsx';
import { StepPage } from './step-page.tsx';
import { Team } from './team.tsx';
import { isBlank } from './team-rules.ts';
import { texts } from './texts.ts';
import { trialOf } from './trial.ts';
import { TrialQuota } from './trial-quota.tsx';
import type { DraftStore } from './use-draft.ts';
import { useTeammate } from './use-teammate.ts';

type Props = {
  readonly store: DraftStore;
  readonly me: Me;
  readonly back: () => void;
  readonly open: () => void;
};

const card = 'rounded-[20px] p-5 shadow-[inset_0_0_0_1px_var(--line)] dark:bg-raised';

export function ServicesStep({ store, me, back, open }: Props) {
  const { draft, change } = store;
  const type = draft.type ?? 'HairSalon';
  const isNarrow = useNarrowScreen();
  const [isTried, setTried] = useState(false);
  const teammate = useTeammate(store, me.phone);
  const { data: packages } = useQuery(packagesQuery);
  const trial = packages && trialOf(packages);
  const lines = draft.services ?? [];
  const errors = isTried ? lineErrors(lines) : {};
  const isWrong = Object.keys(errors).length > 0;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    const isMateAdded = teammate.addIfWritten();
    if (isMateAdded && Object.keys(lineErrors(lines)).length === 0) open();
  };
  const waiting = draft.teammate && !isBlank(draft.teammate) ? 1 : 0;
  const team = (
    <Team
      store={store}
      owner={fullName(me)}
      limit={trial?.employees}
      errors={teammate.errors}
      add={teammate.add}
    />
  );
  return (
    <StepPage
      title={texts.services.title}
      lead={texts.services.lead(type)}
      foot={texts.team.foot(pickedLines(lines).length, draft.team.length + waiting + 1)}
      back={back}
      next={{ label: texts.team.open, submit }}
      // Sooner it would open a salon without the services that are about to be shown.
      isSending={draft.services === null}
      failure={isWrong ? texts.services.wrong : undefined}
      aside={
        <>
          {!isNarrow && <div className={card}>{team}</div>}
          {trial && <TrialQuota used={draft.team.length + 1} trial={trial} />}
        </>
      }
    >
      <Offered store={store} errors={errors} change={(services) => change({ services })} />
      {isNarrow && <div className="mt-7">{team}</div>}
    </StepPage>
  );
}

type OfferedProps = {
  readonly store: DraftStore;
  readonly errors: ReturnType<typeof lineErrors>;
  readonly change: Parameters<typeof ServiceList>[0]['onChange'];
};

function Offered({ store, errors, change }: OfferedProps) {
  const { draft, read } = store;
  const type = draft.type ?? 'HairSalon';
  const types = useQuery(salonTypesQuery);
  const starting = useQuery(startingServicesQuery(type));
  const { data } = starting;
  const { change: changeDraft } = store;
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
