import { type ReactNode, useId } from 'react';
import type { Employee } from '../../data/employees.ts';
import { SaveBar } from '../../parts/save-bar.tsx';
import { UnsavedChangesGuard } from '../../parts/unsaved-changes-guard.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { AboutSection } from './about-section.tsx';
import { DisplaySection } from './display-section.tsx';
import { DurationSection } from './duration-section.tsx';
import { PerformersSection } from './performers-section.tsx';
import { Preview } from './preview.tsx';
import { PriceSection } from './price-section.tsx';
import { SessionSection } from './session-section.tsx';
import { Summary } from './summary.tsx';
import { texts } from './texts.ts';
import type { ServiceForm as Form } from './use-service-form.ts';

type Props = {
  readonly form: Form;
  readonly team: readonly Employee[];
  /** Brings what somebody else saved meanwhile. */
  readonly reload?: () => void;
  /** Below the last section. */
  readonly children?: ReactNode;
};

export function ServiceForm({ form: { form, ...rest }, team, reload, children }: Props) {
  const id = useId();
  const { control, formState } = form;
  const errors = Object.keys(formState.errors).length;
  return (
    <>
      <div className="px-6 pt-0.5 pb-7 max-tablet:px-4 max-tablet:pb-6 tablet:min-h-0 tablet:flex-1 tablet:overflow-y-auto">
        <div className="grid items-start gap-10 desk:grid-cols-[minmax(0,720px)_320px]">
          <div className="min-w-0">
            <form id={id} noValidate onSubmit={rest.submit}>
              <AboutSection control={control} onCategory={rest.chooseCategory} />
              <DurationSection form={form} />
              <PriceSection control={control} />
              <SessionSection form={form} />
              <PerformersSection control={control} team={team} />
              <DisplaySection control={control} />
              <FormFailure message={rest.failure} />
              {rest.hasConflict && reload && <Conflict reload={reload} />}
            </form>
            {children}
          </div>
          <Preview control={control} />
        </div>
      </div>
      <SaveBar
        note={errors > 0 ? texts.bar.wrong(errors) : <Summary control={control} />}
        isWrong={errors > 0}
      >
        <ButtonLink look="outline" to={paths.services}>
          {texts.bar.cancel}
        </ButtonLink>
        <Button type="submit" form={id} isPending={rest.isSending}>
          {texts.bar.save}
        </Button>
      </SaveBar>
      <UnsavedChangesGuard isDirty={rest.isDirty} />
    </>
  );
}

function Conflict({ reload }: { readonly reload: () => void }) {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3">
      <Button look="outline" onPress={reload}>
        {texts.conflict.reload}
      </Button>
      <span className="text-label text-muted">{texts.conflict.detail}</span>
    </div>
  );
}
