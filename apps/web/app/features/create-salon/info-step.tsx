import { MapPin, Phone } from 'lucide-react';
import { localPhone } from '../../parts/local-phone.ts';
import { FaceFields } from './face-fields.tsx';
import { Preview } from './preview.tsx';
import { StepPage } from './step-page.tsx';
import { texts } from './texts.ts';
import type { DraftDesk } from './use-draft.ts';
import { useFaceForm } from './use-face-form.ts';

type Props = { readonly desk: DraftDesk; readonly back: () => void; readonly goOn: () => void };

const line = 'flex gap-2.25 [&>svg]:mt-0.5 [&>svg]:shrink-0';
const icon = { 'aria-hidden': true, size: 17, strokeWidth: 1.75 } as const;

export function InfoStep({ desk, back, goOn }: Props) {
  const { form, submit, isSending, failure, pathCheck, nameChanged, pathChanged } = useFaceForm(desk, goOn);
  const { draft, isKept } = desk;
  const { address, phone } = draft.face;
  return (
    <StepPage
      title={texts.info.title}
      lead={texts.info.lead}
      foot={isKept ? texts.kept : texts.keptHere}
      back={back}
      next={{ label: texts.goOn, submit }}
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
      <FaceFields
        control={form.control}
        pathCheck={pathCheck}
        nameChanged={nameChanged}
        pathChanged={pathChanged}
        provinceChanged={() => form.setValue('district', null)}
      />
    </StepPage>
  );
}
