import type { Me } from '@ayna/contracts/auth';
import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { meQuery } from '../../data/auth.ts';
import { provincesQuery, type SalonType } from '../../data/catalog.ts';
import { newProgress } from './creation-progress.ts';
import { CreationStatus } from './creation-status.tsx';
import type { Draft, Step } from './draft.ts';
import { HoursStep } from './hours-step.tsx';
import { InfoStep } from './info-step.tsx';
import { defaultPreset, defaultWeek } from './presets.ts';
import { Ready } from './ready.tsx';
import { ServicesStep } from './services-step.tsx';
import { StepList } from './step-list.tsx';
import { readyParam, readyUrl, stepIn, stepUrl } from './step-param.ts';
import { texts } from './texts.ts';
import { TypeStep } from './type-step.tsx';
import { useDraft } from './use-draft.ts';

export const meta = () => [{ title: texts.documentTitle }];

export default function CreateSalonScreen() {
  const [search] = useSearchParams();
  const { data: me } = useQuery(meQuery);
  const ready = search.get(readyParam);
  if (ready) return <Ready salonCode={ready} />;
  // The layout lets nobody in before it is known who it is.
  return me ? <Wizard key={me.code} me={me} /> : null;
}

/** Another kind begins with its own week, unless one was set by hand, and with its own list. */
const changeForType = (draft: Draft, type: SalonType): Partial<Draft> => {
  if (draft.type === type) return {};
  const isWeekOwn = draft.type !== null && draft.preset === 'own';
  return {
    type,
    services: null,
    ...(isWeekOwn ? {} : { preset: defaultPreset(type), week: defaultWeek(type) }),
  };
};

function Wizard({ me }: { readonly me: Me }) {
  const store = useDraft(me);
  const { draft, change, read, remove } = store;
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const step = stepIn(search, draft.reached);
  usePrefetchQuery(provincesQuery);

  const goTo = (next: Step): void => {
    if (next > read().reached) change({ reached: next });
    void navigate(stepUrl(next));
  };
  const finished = useCallback(
    (salonCode: string) => {
      remove();
      void navigate(readyUrl(salonCode), { replace: true });
    },
    [remove, navigate],
  );
  const correct = (): void => {
    change({ creation: null });
    goTo(2);
  };

  if (draft.creation) return <CreationStatus store={store} finished={finished} correct={correct} />;
  const steps = {
    1: (
      <TypeStep
        chosen={draft.type}
        choose={(type) => {
          change(changeForType(draft, type));
          goTo(2);
        }}
      />
    ),
    2: <InfoStep store={store} back={() => goTo(1)} onNext={() => goTo(3)} />,
    3: <HoursStep store={store} back={() => goTo(2)} onNext={() => goTo(4)} />,
    4: (
      <ServicesStep
        store={store}
        me={me}
        back={() => goTo(3)}
        open={() => change({ creation: newProgress })}
      />
    ),
  } satisfies Record<Step, unknown>;
  return (
    <>
      <StepList current={step} reached={draft.reached} />
      {steps[step]}
    </>
  );
}
