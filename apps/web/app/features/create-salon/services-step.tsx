import type { Me } from '@ayna/contracts/auth';
import { fullName } from '@ayna/domain/names';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import {
  type CatalogSalonType,
  type ServiceCategory,
  salonTypesQuery,
  startingServicesQuery,
} from '../../data/catalog.ts';
import { type OfferedPackage, packagesQuery } from '../../data/subscription.ts';
import { newIdempotencyKey } from '../../lib/idempotency-key.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { Button } from '../../ui/button.tsx';
import { QuotaOval } from '../../ui/quota-oval.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { useNarrowScreen } from '../../ui/use-narrow-screen.ts';
import {
  type LineErrors,
  lineErrors,
  ownLine,
  pickedLines,
  type ServiceLine,
  startingLines,
} from './service-lines.ts';
import { ServiceRow } from './service-row.tsx';
import { StepPage } from './step-page.tsx';
import { Team } from './team.tsx';
import { emptyTeammate, isBlank, type TeammateErrors, teammateErrors } from './team-rules.ts';
import { texts } from './texts.ts';
import type { DraftStore } from './use-draft.ts';

/** Adds the person in the fields to the team; says whether nothing was in the way of that. */
const useTeammate = ({ change, read }: DraftStore, ownerPhone: string) => {
  const [errors, setErrors] = useState<TeammateErrors>({});
  const add = (): boolean => {
    const { teammate, team } = read();
    if (!teammate) return true;
    const problems = teammateErrors(teammate, [ownerPhone, ...team.map(({ phone }) => phone)]);
    setErrors(problems);
    if (Object.keys(problems).length > 0) return false;
    change({
      team: [...team, { ...teammate, fullName: teammate.fullName.trim(), id: newIdempotencyKey() }],
      teammate: emptyTeammate,
    });
    return true;
  };
  /** Before the salon is opened: fields that nothing was written into are in nobody's way. */
  const addIfWritten = (): boolean => {
    const { teammate } = read();
    if (teammate && isBlank(teammate)) change({ teammate: null });
    return teammate === null || isBlank(teammate) || add();
  };
  return { errors, add: () => void add(), addIfWritten };
};

/** A trial has the limits of the package in the middle, as the subscription's own rule says. */
const trialOf = (packages: readonly OfferedPackage[]): OfferedPackage | undefined =>
  packages[Math.floor((packages.length - 1) / 2)];

type Props = {
  readonly store: DraftStore;
  readonly me: Me;
  readonly back: () => void;
  readonly open: () => void;
};

const card = 'rounded-xl p-5 shadow-frame dark:bg-raised';

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

type TrialQuotaProps = { readonly used: number; readonly trial: OfferedPackage };

const figure = (count: number): string => count.toLocaleString('tr-TR');

/** How many of the trial's places are taken, and what else it brings. */
function TrialQuota({ used, trial: { employees, sms, photos } }: TrialQuotaProps) {
  return (
    <div className="flex items-center gap-3 rounded-xl px-5 py-4 shadow-frame dark:bg-raised">
      <QuotaOval shown={used} total={employees} tone="v1" className="h-12" />
      <div>
        <p className="num font-strong">{texts.team.places(used, employees)}</p>
        <p className="num text-label text-muted">{texts.team.trial(figure(sms), figure(photos))}</p>
      </div>
    </div>
  );
}

type ServiceListProps = {
  readonly categories: CatalogSalonType['categories'];
  readonly lines: readonly ServiceLine[];
  readonly onChange: (lines: readonly ServiceLine[]) => void;
  readonly errors: Readonly<Record<string, LineErrors>>;
};

/** What a salon of the kind offers, by category; what is not offered is unticked, what is missing added. */
function ServiceList({ categories, lines, onChange, errors }: ServiceListProps) {
  const change = (changed: ServiceLine): void =>
    onChange(lines.map((line) => (line.id === changed.id ? changed : line)));
  const add = (category: ServiceCategory): void =>
    onChange([...lines, ownLine(newIdempotencyKey(), category)]);
  return (
    <>
      {categories.map(({ category, name }) => {
        const own = lines.filter((line) => line.category === category);
        return (
          <section key={category} aria-label={name}>
            <div className="flex items-center gap-3 pt-4 pb-1">
              <h2 className="flex-1 font-semibold text-title-s">
                {name}{' '}
                <span className="num font-book text-muted">
                  {texts.services.picked(own.filter(({ isPicked }) => isPicked).length)}
                </span>
              </h2>
              <Button
                look="ghost"
                aria-label={texts.services.addTo(name)}
                icon={Plus}
                onPress={() => add(category)}
              >
                {texts.services.add}
              </Button>
            </div>
            <ul>
              {own.map((line) => (
                <ServiceRow
                  key={line.id}
                  line={line}
                  change={change}
                  remove={() => onChange(lines.filter(({ id }) => id !== line.id))}
                  errors={errors[line.id] ?? {}}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}
