import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { receiptQuery } from '../../../data/receipts.ts';
import { LoadFailure } from '../../../parts/load-failure.tsx';
import { Skeleton, SkeletonArea } from '../../../ui/skeleton.tsx';
import { texts } from '../texts.ts';

const words = texts.receipt;

type Props = { readonly salonCode: string; readonly code: string; readonly alt: string };

export function ReceiptImage({ salonCode, code, alt }: Props) {
  const { data, error, refetch } = useQuery(receiptQuery(salonCode, code));
  if (error)
    return (
      <LoadFailure
        title={words.failed}
        text={error.message}
        retry={texts.retry}
        onRetry={() => void refetch()}
      />
    );
  if (!data)
    return (
      <SkeletonArea>
        <Skeleton className="h-80 rounded-box" />
      </SkeletonArea>
    );
  return <BlobImage blob={data} alt={alt} />;
}

/** Its address is one that only this page can open, for as long as the photo stands there. */
function BlobImage({ blob, alt }: { readonly blob: Blob; readonly alt: string }) {
  const showBlob = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(blob);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [blob],
  );
  return <img ref={showBlob} alt={alt} className="mx-auto max-h-[70dvh] rounded-box" />;
}
