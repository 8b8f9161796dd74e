import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import type { Employee } from '../../../data/employees.ts';
import type { Salon } from '../../../data/salon.ts';
import { employeeName, performs } from '../../../parts/service-facts.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import { texts } from '../texts.ts';
import type { AddAppointment } from '../use-add-appointment.ts';
import { Alternatives } from './alternatives.tsx';
import { ReasonBars } from './reason-bars.tsx';

const words = texts.why;

type Props = { readonly form: AddAppointment; readonly salon: Salon; readonly team: readonly Employee[] };

/** Which rule took which hours, of one employee at a time; opened by whoever asks. */
export function ReasonsPanel({ form, salon, team }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [shown, setLooked] = useState<string | null>(null);
  const { draft } = form;
  const able = team.filter((one) => draft.chosen.every(({ service }) => performs(one, service.code)));
  const requested = draft.isSplit ? shown : (draft.employeeCode ?? shown);
  const employee = able.find(({ code }) => code === requested) ?? able[0];
  if (!employee) return null;
  const isChoice = able.length > 1 && (draft.isSplit || draft.employeeCode === null);
  const Icon = isOpen ? ChevronUp : ChevronDown;
  return (
    <section aria-labelledby={id} className="mt-5 rounded-lg bg-sunken px-4 py-3 dark:bg-raised">
      <div className="flex items-center justify-between gap-2.5">
        <h3 id={id} className="font-semibold text-[15px] leading-[22px]">
          {words.title}
        </h3>
        <Button look="ghost" size="sm" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {isOpen ? words.hide : words.show}
          <Icon aria-hidden="true" size={16} strokeWidth={1.75} />
        </Button>
      </div>
      {isOpen && (
        <>
          {isChoice && (
            <div className="mt-1 mb-2 max-w-64">
              <Select
                label={words.who}
                value={employee.code}
                onChange={setLooked}
                options={able.map((one) => ({ id: one.code, label: employeeName(one) }))}
              />
            </div>
          )}
          <ReasonBars form={form} salon={salon} employee={employee} />
          <Alternatives form={form} team={able} employee={employee} />
        </>
      )}
    </section>
  );
}
