import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { uploadReceipt } from '../../../data/receipts.ts';
import { showFailure } from '../../../parts/show-failure.ts';

/** Sends a photo, tells how far it is, and hands on its code. */
export const useReceiptUpload = (salonCode: string, onStored: (code: string) => void | Promise<void>) => {
  const { mutateAsync } = useMutation(uploadReceipt);
  const [part, setPart] = useState<number>();
  const send = async (file: File): Promise<void> => {
    setPart(0);
    try {
      const payload = { file, name: file.name, onProgress: setPart };
      await onStored((await mutateAsync({ salonCode, payload })).code);
    } catch (failure) {
      showFailure(failure);
    } finally {
      setPart(undefined);
    }
  };
  return { part, send };
};
