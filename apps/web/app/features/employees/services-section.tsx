import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Employee, setEmployeeServices } from '../../data/employees.ts';
import { servicesQuery } from '../../data/services.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { type PerformedServices, ServiceChoice } from '../../parts/service-choice.tsx';
import { failureMessage } from '../../parts/show-failure.ts';
import { useChanges, useUnsaved } from '../../ui/overlay/unsaved.ts';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast.tsx';
import { SectionForm } from './section-form.tsx';
import { texts } from './texts.ts';

export function ServicesSection({ employee }: { readonly employee: Employee }) {
  const { code, salonCode, allServices, serviceCodes } = employee;
  const services = useQuery(servicesQuery(salonCode));
  const [chosen, choose] = useState<PerformedServices>({ allServices, serviceCodes });
  const { isChanged, markSaved } = useChanges(chosen);
  useUnsaved(isChanged);
  const save = useMutation(setEmployeeServices);
  if (services.error)
    return (
      <LoadFailure
        title={texts.failedTitle}
        text={services.error.message}
        retry={texts.retry}
        onRetry={() => void services.refetch()}
      />
    );
  if (!services.data)
    return (
      <SkeletonArea>
        <Skeleton className="h-32" />
      </SkeletonArea>
    );
  return (
    <SectionForm
      submit={(event) => {
        event.preventDefault();
        if (save.isPending) return;
        save.mutate(
          { code, body: { allServices: chosen.allServices, serviceCodes: [...chosen.serviceCodes] } },
          {
            onSuccess: () => {
              markSaved();
              showToast({ text: texts.sheet.saved });
            },
          },
        );
      }}
      isSending={save.isPending}
      failure={save.error ? failureMessage(save.error) : undefined}
    >
      <ServiceChoice services={services.data} value={chosen} onChange={choose} />
    </SectionForm>
  );
}
