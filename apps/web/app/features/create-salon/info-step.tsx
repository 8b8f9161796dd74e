import { MapPin, Phone } from 'lucide-react';
import { localPhone } from '../../parts/local-phone.ts';
import { Preview } from './preview.tsx';
import { ProfileFields } from './profile-fields.tsx';
import { StepPage } from './step-page.tsx';
import { texts } from './texts.ts';
import type { DraftStore } from './use-draft.ts';
import { useProfileForm } from './use-profile-form.ts';

type Props = { readonly store: DraftStore; readonly back: () => void; readonly onNext: () => void };

const line = 'flex gap-2.25 [&>svg]:mt-0.5 [&>svg]:shrink-0';
const icon = { 'aria-hidden': true, size: 17, strokeWidth: 1.75 } as const;

export function InfoStep({ store, back, onNext }: Props) {
  const { form, submit, isSending, failure, pathCheck, nameChanged, pathChanged } = useProfileForm(
    store,
    onNext,
  );
  const { draft, isSaved } = store;
  const { address, phone } = draft.profile;
  return (
    <StepPage
      title={texts.info.title}
      lead={texts.info.lead}
      foot={isSaved ? texts.kept : texts.keptHere}
      back={back}
      next={{ label: texts.onNext, submit }}
      isSending={isSending}
      failure={failure}
      aside={
        <Preview draft={draft}>
          <div className="grid gap-2">
            <span className={line}>
              <MapPin {...icon} />
              {address || texts.info.address}
            </span>
            <span className={line}>
              <Phone {...icon} />
              {localPhone(phone)}
            </span>
          </div>
        </Preview>
      }
    >
      <ProfileFields
        control={form.control}
        pathCheck={pathCheck}
        nameChanged={nameChanged}
        pathChanged={pathChanged}
        provinceChanged={() => form.setValue('district', null)}
      />
    </StepPage>
  );
}
