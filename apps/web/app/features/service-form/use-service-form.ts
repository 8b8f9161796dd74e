import { CallError } from '@ayna/contracts/core/client';
import { newService } from '@ayna/contracts/service';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ServiceCategory } from '../../data/catalog.ts';
import { type NewService, type Service, setPerformers } from '../../data/services.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { categoryTone } from '../../parts/starting-service.ts';
import { paths } from '../../paths.ts';
import { showToast } from '../../ui/toast.tsx';
import { texts } from './texts.ts';
import { hasTeamChanged, type ServiceValues } from './values.ts';

const messages = {
  name: texts.about.nameNeeded,
  category: texts.about.categoryNeeded,
  price: texts.price.needed,
};

type Options = {
  readonly salonCode: string;
  readonly start: ServiceValues;
  readonly save: (service: NewService) => Promise<Service>;
  readonly savedText: (name: string) => string;
};

const isConflict = (error: unknown): boolean => error instanceof CallError && error.body.code === 'conflict';

/**
 * Saves the service and then who performs it. Should the second fail, saving again goes on from there: the first
 * is sent with the same key, or finds nothing left to change.
 */
export const useServiceForm = ({ salonCode, start, save, savedText }: Options) => {
  const navigate = useNavigate();
  const { mutateAsync: perform } = useMutation(setPerformers);
  const [hasConflict, setConflict] = useState(false);
  const [isColorChosen, setColorChosen] = useState(false);
  const form = useContractForm({
    schema: newService,
    saved: start,
    messages,
    async send(value, { values: { performers } }) {
      try {
        const { code, name } = await save(value);
        if (hasTeamChanged(start.performers, performers))
          await perform({ serviceCode: code, body: { salonCode, employeeCodes: performers } });
        showToast({ text: savedText(name) });
      } catch (error) {
        setConflict(isConflict(error));
        throw error;
      }
    },
    onSent: () => void navigate(paths.services),
  });
  return {
    ...form,
    hasConflict,
    chooseCategory: (category: ServiceCategory): void =>
      // Until somebody chooses a colour, services of a kind have the same.
      form.set(isColorChosen ? { category } : { category, color: categoryTone(category) }),
    chooseColor: (color: number): void => {
      setColorChosen(true);
      form.set({ color });
    },
  };
};

export type ServiceForm = ReturnType<typeof useServiceForm>;
