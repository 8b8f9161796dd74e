import { suggestSalonPath } from '@ayna/contracts/core/salon-path';
import { salonBasicsForm } from '@ayna/contracts/salon';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { pathQuery } from '../../data/salon.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { texts as pathTexts } from '../../parts/salon-path/texts.ts';
import { usePathCheck } from '../../parts/salon-path/use-path-check.ts';
import { texts } from './texts.ts';
import type { DraftStore } from './use-draft.ts';

const messages = {
  name: texts.info.nameNeeded,
  province: texts.info.provinceNeeded,
  district: texts.info.districtNeeded,
  address: texts.info.addressNeeded,
};

/** Name, address and ways to reach the salon. Its page's address follows the name until it is written by hand. */
export function useProfileForm({ draft, change, read }: DraftStore, onNext: () => void) {
  const client = useQueryClient();
  const form = useContractForm({
    schema: salonBasicsForm,
    saved: { ...draft.profile, type: draft.type ?? 'HairSalon' },
    messages,
    onChange({ type: _type, ...profile }) {
      change({ profile });
    },
    async send({ path }, { refuse }) {
      const { free, suggestion } = await client.fetchQuery(pathQuery({ path }));
      if (!free) refuse({ path: pathTexts.takenBut(suggestion) });
    },
    onSent: onNext,
  });
  const { set } = form;
  const pathCheck = usePathCheck(form.values.path);
  const suggestion = pathCheck.state === 'taken' ? pathCheck.suggestion : undefined;
  const take = useEffectEvent((path: string) => {
    if (!read().isPathCustom) set({ path });
  });
  // Nobody chose the address that is taken: the free one like it serves as well.
  useEffect(() => {
    if (suggestion !== undefined) take(suggestion);
  }, [suggestion]);

  const changeName = (name: string): void =>
    set(read().isPathCustom ? { name } : { name, path: name.trim() === '' ? '' : suggestSalonPath(name) });
  const changePath = (path: string): void => {
    set({ path });
    change({ isPathCustom: path !== '' });
  };
  return { form, pathCheck, changeName, changePath };
}
