import type { Me } from '@ayna/contracts/auth';
import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { MapPin, Phone } from 'lucide-react';
import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { meQuery } from '../../data/auth.ts';
import { provincesQuery, type SalonType } from '../../data/catalog.ts';
import { localPhone } from '../../parts/local-phone.ts';
import { DistrictField, ProvinceField } from '../../parts/province-fields.tsx';
import { SalonPathField } from '../../parts/salon-path-field.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { newProgress } from './creation-progress.ts';
import { CreationStatus } from './creation-status.tsx';
import type { Draft, Step } from './draft.ts';
import { HoursStep } from './hours-step.tsx';
import { defaultPreset, defaultWeek } from './presets.ts';
import { Preview } from './preview.tsx';
import { Ready } from './ready.tsx';
import { ServicesStep } from './services-step.tsx';
import { StepList } from './step-list.tsx';
import { StepPage } from './step-page.tsx';
import { readyParam, readyUrl, stepIn, stepUrl } from './step-param.ts';
import { texts } from './texts.ts';
import { TypeStep } from './type-step.tsx';
import { type DraftStore, useDraft } from './use-draft.ts';
import { useProfileForm } from './use-profile-form.ts';

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

type Props = { readonly store: DraftStore; readonly back: () => void; readonly onNext: () => void };

const line = 'flex gap-2.25 icon:mt-0.5 icon:shrink-0';
function InfoStep({ store, back, onNext }: Props) {
  const profile = useProfileForm(store, onNext);
  const { props, submit, isSending, failure } = profile.form;
  const { draft, isSaved } = store;
  const { address, phone } = draft.profile;
  return (
    <StepPage
      title={texts.info.title}
      lead={texts.info.lead}
      foot={isSaved ? texts.kept : texts.keptHere}
      back={back}
      next={{ label: texts.onNext, submit, ref: props.ref }}
      isSending={isSending}
      failure={failure}
      aside={
        <Preview draft={draft}>
          <div className="grid gap-2">
            <span className={line}>
              <MapPin />
              {address || texts.info.address}
            </span>
            <span className={line}>
              <Phone />
              {localPhone(phone)}
            </span>
          </div>
        </Preview>
      }
    >
      <ProfileFields {...profile} />
    </StepPage>
  );
}

const whole = 'tablet:col-span-2';

function ProfileFields({ form, pathCheck, changeName, changePath }: ReturnType<typeof useProfileForm>) {
  return (
    <div className="grid gap-x-4 gap-y-3.5 tablet:grid-cols-2">
      <div className={whole}>
        <TextField
          {...form.field('name')}
          onChange={changeName}
          label={texts.info.name}
          autoComplete="organization"
          maxLength={80}
        />
      </div>
      <div className={whole}>
        <SalonPathField {...form.field('path')} onChange={changePath} check={pathCheck} />
      </div>
      <PhoneField {...form.field('phone')} label={texts.info.phone} />
      <TextField
        {...form.optionalText('email')}
        label={texts.info.email}
        isOptional
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <ProvinceField
        {...form.field('province')}
        onChange={(province) => form.set({ province, district: null })}
      />
      <DistrictField {...form.field('district')} province={form.values.province} />
      <div className={whole}>
        <TextField
          {...form.field('address')}
          label={texts.info.address}
          autoComplete="street-address"
          maxLength={200}
          start={<MapPin />}
        />
      </div>
    </div>
  );
}
