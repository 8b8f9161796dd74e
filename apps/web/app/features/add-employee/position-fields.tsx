import { Controller } from 'react-hook-form';
import { FormTextField } from '../../parts/form-fields.tsx';
import { positionCards, titleOf } from '../../parts/positions.ts';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { texts } from './texts.ts';
import type { AddEmployee } from './use-add-employee.ts';

const words = texts.position;
const cards = positionCards();

export function PositionFields({ form: { control, errorOf, values } }: { readonly form: AddEmployee }) {
  return (
    <>
      <Controller
        control={control}
        name="position"
        render={({ field }) => (
          <RadioCards {...field} label={words.label} isLabelHidden look="chip" cards={cards} />
        )}
      />
      <div className="mt-4 tablet:max-w-88">
        <FormTextField
          control={control}
          name="title"
          label={words.jobTitle}
          isOptional
          hint={words.jobTitleHint}
          maxLength={40}
          placeholder={titleOf({ title: '', position: values.position })}
          error={errorOf('title')}
        />
      </div>
    </>
  );
}
