import { useRef, useState } from 'react';
import { LoadFailure } from '../../../parts/load-failure.tsx';
import { salonPagePath } from '../../../parts/salon-page-url.ts';
import { failureMessage } from '../../../parts/show-failure.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { texts } from '../texts.ts';
import { BrowserFrame } from './device.tsx';
import { DESKTOP_WIDTH, type PreviewProps, usePreviewUrl } from './live-preview.tsx';
import { PageFrame, viewOf } from './page-frame.tsx';

const words = texts.versionList;

/** How far the line leans, in percent of the width: the glint's 115 degrees. */
const LEAN = 12;

const scrollTo = (frame: HTMLIFrameElement | null, top: number): void => {
  const view = viewOf(frame);
  if (view && Math.abs(view.scrollY - top) > 1) view.scrollTo({ top, behavior: 'instant' });
};

/** Left of the line the former version, right of it the draft; they scroll together. */
export function Compare({ version, ...props }: PreviewProps & { readonly version: number }) {
  const former = usePreviewUrl(props, version);
  const draft = usePreviewUrl(props);
  const [at, setAt] = useState(50);
  const formerFrame = useRef<HTMLIFrameElement>(null);
  const draftFrame = useRef<HTMLIFrameElement>(null);
  const error = former.error ?? draft.error;
  const edge = { top: at + LEAN / 2, bottom: at - LEAN / 2 };
  return (
    <div className="flex h-full flex-col gap-3">
      <p className="text-label text-muted leading-9.5">{words.compareCaption(version)}</p>
      <div className="relative min-h-0 flex-1">
        {error && (
          <LoadFailure
            title={texts.view.failed}
            text={failureMessage(error)}
            retry={texts.retry}
            onRetry={() => {
              former.retry();
              draft.retry();
            }}
          />
        )}
        {!error && !(former.url && draft.url) && <Skeleton className="size-full rounded-sheet" />}
        {former.url && draft.url && (
          <BrowserFrame path={salonPagePath(props.salon.path)}>
            <div className="relative size-full">
              <PageFrame
                url={draft.url}
                width={DESKTOP_WIDTH}
                label={words.draft}
                ref={draftFrame}
                onScroll={(top) => scrollTo(formerFrame.current, top)}
              />
              <div
                className="absolute inset-0"
                style={{ clipPath: `polygon(0 0, ${edge.top}% 0, ${edge.bottom}% 100%, 0 100%)` }}
              >
                <PageFrame
                  url={former.url}
                  width={DESKTOP_WIDTH}
                  label={words.name(version)}
                  ref={formerFrame}
                  onScroll={(top) => scrollTo(draftFrame.current, top)}
                />
              </div>
              <div
                aria-hidden="true"
                className="pointer-events-none absolute inset-0 bg-accent"
                style={{
                  clipPath: `polygon(calc(${edge.top}% - 1.5px) 0, calc(${edge.top}% + 1.5px) 0, calc(${edge.bottom}% + 1.5px) 100%, calc(${edge.bottom}% - 1.5px) 100%)`,
                }}
              />
              <Tag side="left">{words.name(version)}</Tag>
              <Tag side="right">{words.draft}</Tag>
            </div>
          </BrowserFrame>
        )}
      </div>
      <input
        type="range"
        min={0}
        max={100}
        value={at}
        onChange={(event) => setAt(Number(event.currentTarget.value))}
        aria-label={words.slider}
        className="h-6 w-full cursor-ew-resize accent-accent"
      />
    </div>
  );
}

function Tag({ side, children }: { readonly side: 'left' | 'right'; readonly children: string }) {
  return (
    <span
      className={`num pointer-events-none absolute bottom-3.5 rounded-full bg-ink px-3.5 py-1.5 font-strong text-label text-surface ${side === 'left' ? 'left-3.5' : 'right-3.5'}`}
    >
      {children}
    </span>
  );
}
