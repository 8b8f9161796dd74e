import { Maximize2, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Employee } from '../../../data/employees.ts';
import type { Service } from '../../../data/services.ts';
import { Button } from '../../../ui/button.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { Section } from '../../../ui/section.tsx';
import { minutesOf, withoutService, withService } from '../model/draft.ts';
import { SessionsSwitch } from '../sessions-section.tsx';
import { texts } from '../texts.ts';
import type { AddAppointment } from '../use-add-appointment.ts';
import { ServicePicker } from './service-picker.tsx';
import { ServiceRow } from './service-row.tsx';

const words = texts.services;

/** As many as one visit may have. */
const MAX_SERVICES = 6;

/** Who does it, and where there is nobody to choose, when. */
const nextFields = [
  '[data-tour=employee] input:checked',
  '[data-tour=when] input:checked',
  '[data-tour=when] input',
];

/** The list that had the focus is gone: the field that follows the services has it. */
const useMoveOn = () => {
  const box = useRef<HTMLSpanElement>(null);
  const [moves, setMoves] = useState(0);
  useEffect(() => {
    if (moves === 0) return;
    const form = box.current?.closest('form');
    const next = nextFields.map((field) => form?.querySelector<HTMLElement>(field)).find((one) => one);
    next?.focus({ preventScroll: true });
  }, [moves]);
  return { box, moveOn: () => setMoves((before) => before + 1) };
};

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
  const { box, moveOn } = useMoveOn();
  const isOpen = chosen.length === 0 || isAdding;
  const add = (service: Service) => {
    setAdding(false);
    change(withService(draft, service, team));
    moveOn();
  };
  const without = (index: number) => change(withoutService(draft, index));
  return (
    <Section
      layout="dense"
      title={words.title}
      tour="services"
      action={
        !isOpen &&
        chosen.length < MAX_SERVICES && (
          <Button look="ghost" size="sm" icon={Plus} onPress={() => setAdding(true)}>
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
          <span className="font-strong">{texts.length(minutesOf(draft))}</span>
        </p>
      )}
      {chosen.length === MAX_SERVICES && <p className="pt-2 text-caption text-muted">{words.most}</p>}
      {isOpen && (
        <ServicePicker
          services={services}
          error={form.errors.services}
          onChoose={add}
          onClose={
            isAdding
              ? () => {
                  setAdding(false);
                  moveOn();
                }
              : undefined
          }
        />
      )}
      <SessionsSwitch form={form} />
      <span ref={box} hidden />
    </Section>
  );
}

const durationWords = texts.services;

type DurationFieldProps = { readonly form: AddAppointment; readonly suggestedMinutes: number | null };

/**
 * Another length than the service's. The hole that was pointed at in the calendar is offered and not taken: it may
 * as well have been all the room there is.
 */
function DurationField({ form: { draft, change, errors }, suggestedMinutes }: DurationFieldProps) {
  const usual = draft.chosen[0]?.service.duration ?? 0;
  const minutes = draft.duration ?? usual;
  return (
    <div className="flex flex-wrap items-end gap-x-3 gap-y-2 pt-3">
      <div className="w-42">
        <NumberField
          label={durationWords.duration}
          suffix={durationWords.durationUnit}
          value={minutes}
          min={5}
          max={720}
          step={5}
          onChange={(next) => change({ duration: next ?? usual })}
          error={errors.duration}
        />
      </div>
      {minutes !== usual && (
        <Button look="ghost" onPress={() => change({ duration: null })}>
          {durationWords.usual(usual)}
        </Button>
      )}
      {suggestedMinutes !== null && suggestedMinutes !== minutes && (
        <Button look="ghost" icon={Maximize2} onPress={() => change({ duration: suggestedMinutes })}>
          {durationWords.fit(suggestedMinutes)}
        </Button>
      )}
    </div>
  );
}
