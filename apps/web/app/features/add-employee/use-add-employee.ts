import type { WorkHours } from '@ayna/contracts/core/hours';
import type { Position } from '@ayna/contracts/core/positions';
import type { FieldErrors } from '@ayna/contracts/core/refusal';
import { validate } from '@ayna/contracts/core/validation';
import { newEmployee } from '@ayna/contracts/employee';
import { fullName } from '@ayna/domain/names';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { createEmployee } from '../../data/employees.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { formIdempotencyKey } from '../../lib/form-key.ts';
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

const messages: FieldErrors = { name: texts.person.nameNeeded, lastname: texts.person.lastnameNeeded };

/** A new employee as it is being written, beginning with the hours of the salon. */
export const useAddEmployee = (salonCode: string, week: Week) => {
  const navigate = useNavigate();
  const creating = useMutation(createEmployee);
  const [keyOf] = useState(formIdempotencyKey);
  const [isSaved, setSaved] = useState(false);
  const { form, submit, isSending, failure } = useContractForm<typeof newEmployee, PersonValues>({
    schema: newEmployee,
    start: initialValues(salonCode, toWorkHours(week)),
    async send(body) {
      const created = await creating.mutateAsync({ body, key: keyOf(body) });
      const { invitation, userSnapshot } = created;
      setSaved(true);
      showToast({
        text: texts.saved(fullName(userSnapshot)),
        ...(invitation ? { detail: texts.savedDetail(localPhone(invitation.sentTo)) } : {}),
      });
    },
  });
  // After the draw in which nothing is unsaved any more, so that nobody is asked whether to leave.
  useEffect(() => {
    if (isSaved) void navigate(paths.employees);
  }, [isSaved, navigate]);
  const values = form.watch();
  const wrong: FieldErrors = validate(newEmployee, values).fields ?? {};
  const { errors, isSubmitted, isDirty, touchedFields } = form.formState;
  const refused = (name: string): string | undefined => {
    const error = errors[name as keyof PersonValues];
    return error?.type === 'server' ? String(error.message) : undefined;
  };
  return {
    control: form.control,
    values,
    submit,
    isSending,
    failure,
    isDirty: isDirty && !isSaved,
    /** What is wrong with a field that somebody has left, or with all of them once it was sent. */
    errorOf: (name: keyof PersonValues): string | undefined =>
      refused(name) ??
      (isSubmitted || touchedFields[name] ? wrong[name] && (messages[name] ?? wrong[name]) : undefined),
    hoursErrors: isSubmitted ? wrong : {},
    wrongCount: isSubmitted ? Object.keys(wrong).length : 0,
    setWeek: (next: Week) => form.setValue('workHours', toWorkHours(next), { shouldDirty: true }),
    setPerformed: ({ allServices, serviceCodes }: PerformedServices) => {
      form.setValue('allServices', allServices, { shouldDirty: true });
      form.setValue('serviceCodes', [...serviceCodes], { shouldDirty: true });
    },
  };
};

export type AddEmployee = ReturnType<typeof useAddEmployee>;
