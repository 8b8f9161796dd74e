import { CallError } from '@ayna/contracts/core/client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { showToast } from '../../ui/toast.tsx';
import { texts } from './texts.ts';

const offers: Readonly<Record<string, string>> = {
  'package-needed': texts.package.needed,
  'quota-full': texts.package.quotaFull,
  'feature-needed': texts.package.quotaFull,
};

const offerFor = (failure: unknown): string | undefined =>
  failure instanceof CallError ? offers[failure.body.code] : undefined;

/**
 * Wherever the package refuses something, the way on is a press away. The screen has said what was refused; what was typed
 * there stays.
 */
export const useUpgradeOffer = (): void => {
  const client = useQueryClient();
  const navigate = useNavigate();
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        const text = offerFor(event.action.error);
        if (text === undefined) return;
        const onPress = (): void => void navigate(paths.packageManagement);
        showToast({ text, tone: 'info', action: { label: texts.package.action, onPress } });
      }),
    [client, navigate],
  );
};
