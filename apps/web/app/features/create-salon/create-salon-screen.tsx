import type { Me } from '@ayna/contracts/auth';
import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { meQuery } from '../../data/auth.ts';
import { provincesQuery, type SalonType } from '../../data/catalog.ts';
import type { Draft, Step } from './draft.ts';
import { HoursStep } from './hours-step.tsx';
import { InfoStep } from './info-step.tsx';
import { Opening } from './opening.tsx';
import { newOpening } from './opening-rules.ts';
import { usualPreset, usualWeek } from './presets.ts';
import { Ready } from './ready.tsx';
import { ServicesStep } from './services-step.tsx';
import { StepList } from './step-list.tsx';
import { readyAddress, readyName, stepAddress, stepIn } from './step-param.ts';
import { texts } from './texts.ts';
import { TypeStep } from './type-step.tsx';
import { useDraft } from './use-draft.ts';

export const meta = () => [{ title: texts.documentTitle }];

export default function CreateSalonScreen() {
  const [search] = useSearchParams();
  const { data: me } = useQuery(meQuery);
  const ready = search.get(readyName);
  if (ready) return <Ready salonCode={ready} />;
  // The layout lets nobody in before it is known who it is.
  return me ? <Wizard key={me.code} me={me} /> : null;
}

/** Another kind begins with its own week, unless one was set by hand, and with its own list. */
const ofType = (draft: Draft, type: SalonType): Partial<Draft> => {
  if (draft.type === type) return {};
  const isWeekOwn = draft.type !== null && draft.preset === 'own';
  return {
    type,
    services: null,
    ...(isWeekOwn ? {} : { preset: usualPreset(type), week: usualWeek(type) }),
  };
};

function Wizard({ me }: { readonly me: Me }) {
  const desk = useDraft(me);
  const { draft, change, read, forget } = desk;
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const step = stepIn(search, draft.reached);
  usePrefetchQuery(provincesQuery);

  const goTo = (next: Step): void => {
    if (next > read().reached) change({ reached: next });
    void navigate(stepAddress(next));
  };
  const finished = useCallback(
    (salonCode: string) => {
      forget();
      void navigate(readyAddress(salonCode), { replace: true });
    },
    [forget, navigate],
  );
  const correct = (): void => {
    change({ opening: null });
    goTo(2);
  };

  if (draft.opening) return <Opening desk={desk} finished={finished} correct={correct} />;
  const steps = {
    1: (
      <TypeStep
        chosen={draft.type}
        choose={(type) => {
          change(ofType(draft, type));
          goTo(2);
        }}
      />
    ),
    2: <InfoStep desk={desk} back={() => goTo(1)} goOn={() => goTo(3)} />,
    3: <HoursStep desk={desk} back={() => goTo(2)} goOn={() => goTo(4)} />,
    4: <ServicesStep desk={desk} me={me} back={() => goTo(3)} open={() => change({ opening: newOpening })} />,
  } satisfies Record<Step, unknown>;
  return (
    <>
      <StepList current={step} reached={draft.reached} />
      {steps[step]}
    </>
  );
}
