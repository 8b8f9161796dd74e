import type { SalonType } from '@ayna/contracts/catalog';
import { suggestSalonPath } from '@ayna/contracts/core/salon-path';
import { salonBasicsForm } from '@ayna/contracts/salon';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { pathQuery } from '../../data/salon.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { texts as pathTexts } from '../../parts/salon-path/texts.ts';
import { usePathCheck } from '../../parts/salon-path/use-path-check.ts';
import type { SalonProfile } from './draft.ts';
import { texts } from './texts.ts';
import type { DraftStore } from './use-draft.ts';

export type ProfileValues = SalonProfile & { readonly type: SalonType };

const messages = {
  name: texts.info.nameNeeded,
  province: texts.info.provinceNeeded,
  district: texts.info.districtNeeded,
  address: texts.info.addressNeeded,
};

/** Name, address and ways to reach the salon. Its page's address follows the name until it is written by hand. */
export function useProfileForm({ draft, change, read }: DraftStore, onNext: () => void) {
  const client = useQueryClient();
  const contractForm = useContractForm<typeof salonBasicsForm, ProfileValues>({
    schema: salonBasicsForm,
    start: { ...draft.profile, type: draft.type ?? 'HairSalon' },
    messages,
    async send({ path }) {
      const { free, suggestion } = await client.fetchQuery(pathQuery({ path }));
      if (free) return onNext();
      form.setError(
        'path',
        { type: 'taken', message: pathTexts.takenBut(suggestion) },
        { shouldFocus: true },
      );
    },
  });
  const { form } = contractForm;
  const { watch, setValue } = form;
  useEffect(() => {
    const watching = watch((values) => {
      const { type: _, ...profile } = values as ProfileValues;
      change({ profile });
    });
    return () => watching.unsubscribe();
  }, [watch, change]);

  const pathCheck = usePathCheck(useWatch({ control: form.control, name: 'path' }));
  const suggestion = pathCheck.state === 'taken' ? pathCheck.suggestion : undefined;
  // Nobody chose the address that is taken: the free one like it serves as well.
  useEffect(() => {
    if (suggestion !== undefined && !read().isPathCustom) setValue('path', suggestion);
  }, [suggestion, read, setValue]);

  const nameChanged = (name: string): void => {
    if (!read().isPathCustom) setValue('path', name.trim() === '' ? '' : suggestSalonPath(name));
  };
  const pathChanged = (path: string): void => change({ isPathCustom: path !== '' });
  return { ...contractForm, pathCheck, nameChanged, pathChanged };
}
