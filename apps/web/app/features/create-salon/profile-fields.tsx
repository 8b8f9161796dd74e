import { MapPin } from 'lucide-react';
import { type Control, Controller, useWatch } from 'react-hook-form';
import { FormPhoneField, FormTextField } from '../../parts/form-fields.tsx';
import { DistrictField, ProvinceField } from '../../parts/province-fields.tsx';
import type { PathCheck } from '../../parts/salon-path/use-path-check.ts';
import { SalonPathField } from '../../parts/salon-path-field.tsx';
import { texts } from './texts.ts';
import type { ProfileValues } from './use-profile-form.ts';

type Props = {
  readonly control: Control<ProfileValues>;
  readonly pathCheck: PathCheck;
  readonly nameChanged: (name: string) => void;
  readonly pathChanged: (path: string) => void;
  readonly provinceChanged: () => void;
};

const whole = 'tablet:col-span-2';

export function ProfileFields(props: Props) {
  return (
    <div className="grid gap-x-4 gap-y-3.5 tablet:grid-cols-2">
      <NameAndPath {...props} />
      <ContactFields {...props} />
      <AddressFields {...props} />
    </div>
  );
}

function NameAndPath({ control, pathCheck, nameChanged, pathChanged }: Props) {
  return (
    <>
      <div className={whole}>
        <FormTextField
          control={control}
          name="name"
          onChange={nameChanged}
          label={texts.info.name}
          autoComplete="organization"
          maxLength={80}
        />
      </div>
      <div className={whole}>
        <Controller
          control={control}
          name="path"
          render={({ field, fieldState }) => (
            <SalonPathField
              {...field}
              onChange={(path) => {
                field.onChange(path);
                pathChanged(path);
              }}
              check={pathCheck}
              error={fieldState.error?.message}
            />
          )}
        />
      </div>
    </>
  );
}

function ContactFields({ control }: Props) {
  return (
    <>
      <FormPhoneField control={control} name="phone" label={texts.info.phone} />
      <FormTextField
        control={control}
        name="email"
        isNullable
        label={texts.info.email}
        isOptional
        type="email"
        inputMode="email"
        autoComplete="email"
      />
    </>
  );
}

function AddressFields({ control, provinceChanged }: Props) {
  const province = useWatch({ control, name: 'province' });
  return (
    <>
      <Controller
        control={control}
        name="province"
        render={({ field, fieldState }) => (
          <ProvinceField
            {...field}
            onChange={(next) => {
              field.onChange(next);
              provinceChanged();
            }}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="district"
        render={({ field, fieldState }) => (
          <DistrictField {...field} province={province} error={fieldState.error?.message} />
        )}
      />
      <div className={whole}>
        <FormTextField
          control={control}
          name="address"
          label={texts.info.address}
          autoComplete="street-address"
          maxLength={200}
          start={<MapPin aria-hidden="true" size={17} strokeWidth={1.75} />}
        />
      </div>
    </>
  );
}
