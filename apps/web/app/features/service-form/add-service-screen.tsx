import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { MetaDescriptor } from 'react-router';
import type { Employee } from '../../data/employees.ts';
import { createService } from '../../data/services.ts';
import { formIdempotencyKey } from '../../lib/idempotency-key.ts';
import { BreadcrumbHead } from '../../parts/breadcrumb-head.tsx';
import { PageTour } from '../../parts/page-tour.tsx';
import { paths } from '../../paths.ts';
import type { TourStep } from '../../ui/tour.tsx';
import { RequireServiceRight } from './require-service-right.tsx';
import { ServiceForm } from './service-form.tsx';
import { texts } from './texts.ts';
import { useServiceForm } from './use-service-form.ts';
import { newValues } from './values.ts';

const { name, description, duration, price } = texts.tour.steps;

const tourSteps: readonly TourStep[] = [
  { target: '[data-tour="service-name"]', ...name },
  { target: '[data-tour="service-description"]', ...description },
  { target: '[data-tour="service-duration"]', ...duration },
  { target: '[data-tour="service-price"]', ...price },
];

const words = texts.add;

export const meta = (): MetaDescriptor[] => [{ title: words.documentTitle }];

export default function AddServiceScreen() {
  const head = (
    <BreadcrumbHead title={words.title} from={{ to: paths.services, label: texts.list }} here={words.here}>
      <PageTour tour="add-service" name={texts.tour.name} steps={tourSteps} />
    </BreadcrumbHead>
  );
  return (
    <RequireServiceRight page={words.title} head={head}>
      {(salonCode, team) => <AddService salonCode={salonCode} team={team} />}
    </RequireServiceRight>
  );
}

type Props = { readonly salonCode: string; readonly team: readonly Employee[] };

function AddService({ salonCode, team }: Props) {
  const { mutateAsync: create } = useMutation(createService);
  const [keyOf] = useState(formIdempotencyKey);
  // As the team was when the form was opened: a colleague who joins meanwhile is offered, not ticked.
  const [start] = useState(() => newValues(team));
  const form = useServiceForm({
    salonCode,
    start,
    savedText: texts.bar.added,
    save(service) {
      const body = { salonCode, ...service };
      return create({ body, key: keyOf(body) });
    },
  });
  return <ServiceForm form={form} team={team} />;
}
