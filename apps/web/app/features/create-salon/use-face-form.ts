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
import type { Face } from './draft.ts';
import { texts } from './texts.ts';
import type { DraftDesk } from './use-draft.ts';

export type FaceValues = Face & { readonly type: SalonType };

const say = {
  name: texts.info.nameNeeded,
  province: texts.info.provinceNeeded,
  district: texts.info.districtNeeded,
  address: texts.info.addressNeeded,
};

/** Name, address and ways to reach the salon. Its page's address follows the name until it is written by hand. */
export function useFaceForm({ draft, change, read }: DraftDesk, goOn: () => void) {
  const client = useQueryClient();
  const contractForm = useContractForm<typeof salonBasicsForm, FaceValues>({
    schema: salonBasicsForm,
    start: { ...draft.face, type: draft.type ?? 'HairSalon' },
    messages: say,
    async send({ path }) {
      const { free, suggestion } = await client.fetchQuery(pathQuery({ path }));
      if (free) return goOn();
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
      const { type: _, ...face } = values as FaceValues;
      change({ face });
    });
    return () => watching.unsubscribe();
  }, [watch, change]);

  const pathCheck = usePathCheck(useWatch({ control: form.control, name: 'path' }));
  const suggestion = pathCheck.state === 'taken' ? pathCheck.suggestion : undefined;
  // Nobody chose the address that is taken: the free one like it serves as well.
  useEffect(() => {
    if (suggestion !== undefined && !read().isPathOwn) setValue('path', suggestion);
  }, [suggestion, read, setValue]);

  const nameChanged = (name: string): void => {
    if (!read().isPathOwn) setValue('path', name.trim() === '' ? '' : suggestSalonPath(name));
  };
  const pathChanged = (path: string): void => change({ isPathOwn: path !== '' });
  return { ...contractForm, pathCheck, nameChanged, pathChanged };
}
