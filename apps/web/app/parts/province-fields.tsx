import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { districtsQuery, provincesQuery } from '../data/catalog.ts';
import { Combobox } from '../ui/combobox.tsx';
import { texts } from './province-fields.texts.ts';

type FieldProps = {
  readonly onBlur?: () => void;
  readonly ref?: Ref<HTMLInputElement>;
  readonly error?: string | undefined;
};

type ProvinceProps = FieldProps & {
  /** The number on its plates. */
  readonly value: number | null;
  readonly onChange: (province: number | null) => void;
};

/** One of the 81. Anyone who changes it must choose the district again: that is the form's to do. */
export function ProvinceField({ value, onChange, error, ...props }: ProvinceProps) {
  const { data, isLoadingError } = useQuery(provincesQuery);
  return (
    <Combobox
      {...props}
      // What stands in it is known when the list is there; what is typed sooner would be lost.
      key={data ? 'there' : 'coming'}
      isDisabled={!data}
      label={texts.province}
      placeholder={texts.find}
      options={(data ?? []).map(({ code, name }) => ({ id: String(code), label: name }))}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(id === null ? null : Number(id))}
      error={error ?? (isLoadingError ? texts.failed : undefined)}
    />
  );
}

type DistrictProps = FieldProps & {
  readonly province: number | null;
  readonly value: string | null;
  readonly onChange: (district: string | null) => void;
};

/** A district of the province, by its name. */
export function DistrictField({ province, value, onChange, error, ...props }: DistrictProps) {
  const { data, isLoadingError } = useQuery({
    ...districtsQuery(province ?? 0),
    enabled: province !== null,
  });
  return (
    <Combobox
      {...props}
      key={`${province}-${data ? 'there' : 'coming'}`}
      label={texts.district}
      placeholder={province === null ? texts.provinceFirst : texts.find}
      isDisabled={!data}
      options={(data ?? []).map(({ name }) => ({ id: name, label: name }))}
      value={value}
      onChange={onChange}
      error={error ?? (isLoadingError ? texts.failed : undefined)}
    />
  );
}
