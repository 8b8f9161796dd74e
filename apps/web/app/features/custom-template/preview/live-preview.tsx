import { useQuery } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { previewQuery } from '../../../data/page-design.ts';
import type { Salon } from '../../../data/salon.ts';
import { LoadFailure } from '../../../parts/load-failure.tsx';
import { previewPath, salonPagePath } from '../../../parts/salon-page-url.ts';
import { failureMessage } from '../../../parts/show-failure.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { texts } from '../texts.ts';
import type { DesignEditor } from '../use-design-editor.ts';
import { BrowserFrame, PhoneBody } from './device.tsx';
import { PageFrame } from './page-frame.tsx';

const words = texts.view;

/** As the address spells them. */
export const previewWords = { both: 'ikisi', phone: 'telefon', desktop: 'bilgisayar' } as const;

export type PreviewView = keyof typeof previewWords;

export const DESKTOP_WIDTH = 1280;
const PHONE_WIDTH = 390;

export type PreviewProps = {
  readonly salon: Salon;
  readonly editor: DesignEditor;
  /** Changes when the page has to be read again. */
  readonly stamp: string;
};

/** Where the page with the draft is; another stamp is another address, so that the frame loads it again. */
export const usePreviewUrl = ({ salon, stamp }: PreviewProps, version: number | null = null) => {
  const { data, error, refetch } = useQuery(previewQuery(salon.code, version));
  const url = data && `${previewPath(data.token)}?s=${stamp}`;
  return { url, error, retry: () => void refetch() };
};

type Props = PreviewProps & {
  readonly view: PreviewView;
  readonly setView: (view: PreviewView) => void;
};

/** The page as customers will see it, at the width of a desk and of a phone. */
export function LivePreview({ view, setView, ...props }: Props) {
  const { url, error, retry } = usePreviewUrl(props);
  return (
    <div className="flex h-full flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-label text-muted">
          {props.editor.changes.length > 0 ? words.caption : words.captionPublished}
        </p>
        <Segmented
          label={words.label}
          value={view}
          onChange={setView}
          options={[
            { value: 'both', label: words.both },
            { value: 'phone', label: words.phone, icon: Smartphone },
            { value: 'desktop', label: words.desktop, icon: Monitor },
          ]}
        />
      </div>
      <div className="relative min-h-0 flex-1">
        {!url && error && (
          <LoadFailure
            title={words.failed}
            text={failureMessage(error)}
            retry={texts.retry}
            onRetry={retry}
          />
        )}
        {!url && !error && <Skeleton className="size-full rounded-sheet" />}
        {url && view !== 'phone' && (
          <div className={`h-full ${view === 'both' ? 'pr-[9%]' : ''}`}>
            <BrowserFrame path={salonPagePath(props.salon.path)}>
              <PageFrame url={url} width={DESKTOP_WIDTH} label={words.desktopFrame} />
            </BrowserFrame>
          </div>
        )}
        {url && view !== 'desktop' && (
          <div
            className={
              view === 'both'
                ? 'absolute right-0 bottom-0 aspect-[9/19] h-[min(60%,600px)]'
                : 'mx-auto aspect-[9/19] h-full max-w-full'
            }
          >
            <PhoneBody>
              <PageFrame url={url} width={PHONE_WIDTH} label={words.phoneFrame} />
            </PhoneBody>
          </div>
        )}
      </div>
    </div>
  );
}

/** On a phone the page fills the sheet at its own width. */
export function PhonePreview(props: PreviewProps) {
  const { url, error, retry } = usePreviewUrl(props);
  if (url)
    return (
      <div className="h-[72dvh] overflow-hidden rounded-lg shadow-outline">
        <PageFrame url={url} width={PHONE_WIDTH} label={words.phoneFrame} />
      </div>
    );
  if (!error) return <Skeleton className="h-[72dvh] rounded-lg" />;
  return (
    <LoadFailure title={words.failed} text={failureMessage(error)} retry={texts.retry} onRetry={retry} />
  );
}
