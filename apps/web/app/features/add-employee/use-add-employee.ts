import type { WorkHours } from '@ayna/contracts/core/hours';
import type { Position } from '@ayna/contracts/core/positions';
import { newEmployee } from '@ayna/contracts/employee';
import { fullName } from '@ayna/domain/names';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { createEmployee } from '../../data/employees.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { formIdempotencyKey } from '../../lib/idempotency-key.ts';
import { localPhone } from '../../parts/local-phone.ts';
import type { PerformedServices } from '../../parts/service-choice.tsx';
import { toWorkHours } from '../../parts/week-hours/week-contract.ts';
import type { Week } from '../../parts/week-hours.tsx';
import { paths } from '../../paths.ts';
import { showToast } from '../../ui/toast.tsx';
import { texts } from './texts.ts';

export type PersonValues = {
  salonCode: string;
  name: string;
  lastname: string;
  title: string;
  phone: string | null;
  email: string | null;
  position: Position;
  invite: boolean;
  workHours: WorkHours;
  allServices: boolean;
  serviceCodes: string[];
};

const initialValues = (salonCode: string, workHours: WorkHours): PersonValues => ({
  salonCode,
  name: '',
  lastname: '',
  title: '',
  phone: null,
  email: null,
  position: 'hairdresser',
  invite: true,
  workHours,
  allServices: true,
  serviceCodes: [],
});

const messages = { name: texts.person.nameNeeded, lastname: texts.person.lastnameNeeded };

/** A new employee as it is being written, beginning with the hours of the salon. */
export const useAddEmployee = (salonCode: string, week: Week) => {
  const navigate = useNavigate();
  const creating = useMutation(createEmployee);
  const [keyOf] = useState(formIdempotencyKey);
  const form = useContractForm({
    schema: newEmployee,
    saved: initialValues(salonCode, toWorkHours(week)),
    messages,
    checks: 'on-blur',
    send: (body) => creating.mutateAsync({ body, key: keyOf(body) }),
    onSent({ invitation, userSnapshot }) {
      showToast({
        text: texts.saved(fullName(userSnapshot)),
        ...(invitation ? { detail: texts.savedDetail(localPhone(invitation.sentTo)) } : {}),
      });
      void navigate(paths.employees);
    },
  });
  return {
    ...form,
    setWeek: (next: Week) => form.set({ workHours: toWorkHours(next) }),
    setPerformed: ({ allServices, serviceCodes }: PerformedServices) =>
      form.set({ allServices, serviceCodes: [...serviceCodes] }),
  };
};

export type AddEmployee = ReturnType<typeof useAddEmployee>;
