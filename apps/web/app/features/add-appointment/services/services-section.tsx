import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Employee } from '../../../data/employees.ts';
import type { Service } from '../../../data/services.ts';
import { Button } from '../../../ui/button.tsx';
import { minutesOf, withService } from '../model/draft.ts';
import { Section } from '../section.tsx';
import { texts } from '../texts.ts';
import type { AddAppointment } from '../use-add-appointment.ts';
import { DurationField } from './duration-field.tsx';
import { ServicePicker } from './service-picker.tsx';
import { ServiceRow } from './service-row.tsx';

const words = texts.services;

/** As many as one visit may have. */
const MAX_SERVICES = 6;

type Props = {
  readonly form: AddAppointment;
  readonly services: readonly Service[];
  readonly team: readonly Employee[];
  /** How long the hole is that was pointed at in the calendar. */
  readonly suggestedMinutes: number | null;
};

export function ServicesSection({ form, services, team, suggestedMinutes }: Props) {
  const { draft, change } = form;
  const { chosen } = draft;
  const [isAdding, setAdding] = useState(false);
  const isOpen = chosen.length === 0 || isAdding;
  const add = (service: Service) => {
    setAdding(false);
    change(withService(draft, service, team));
  };
  const without = (index: number) =>
    change({ chosen: chosen.filter((_, at) => at !== index), duration: null, sessions: false });
  return (
    <Section
      title={words.title}
      tour="services"
      action={
        !isOpen &&
        chosen.length < MAX_SERVICES && (
          <Button
            look="ghost"
            size="sm"
            icon={<Plus aria-hidden="true" size={17} strokeWidth={1.75} />}
            onPress={() => setAdding(true)}
          >
            <span className="text-accent-ink">{words.add}</span>
          </Button>
        )
      }
    >
      {chosen.length > 0 && (
        <ul>
          {chosen.map((one, index) => (
            <ServiceRow
              // One service may be chosen twice, as for mother and child.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              chosen={one}
              isNewest={index === chosen.length - 1}
              performers={draft.isSplit ? team : undefined}
              onEmployee={(employeeCode) =>
                change({
                  chosen: chosen.map((each, at) => (at === index ? { ...each, employeeCode } : each)),
                })
              }
              onRemove={() => without(index)}
            />
          ))}
        </ul>
      )}
      {chosen.length === 1 && <DurationField form={form} suggestedMinutes={suggestedMinutes} />}
      {chosen.length > 1 && (
        <p className="num flex justify-between pt-3 text-ink-2">
          <span>{words.sum(chosen.length)}</span>
          <span className="font-[550]">{texts.length(minutesOf(draft))}</span>
        </p>
      )}
      {chosen.length === MAX_SERVICES && <p className="pt-2 text-caption text-muted">{words.most}</p>}
      {isOpen && (
        <ServicePicker
          services={services}
          error={form.errors.services}
          onChoose={add}
          onClose={isAdding ? () => setAdding(false) : undefined}
        />
      )}
    </Section>
  );
}
