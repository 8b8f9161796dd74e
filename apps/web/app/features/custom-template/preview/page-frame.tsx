import { type Ref, useEffect, useRef, useState } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';

type Size = { readonly width: number; readonly height: number };

const useSize = () => {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>();
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { box, size };
};

/** Null where the frame shows an error page of the browser: that belongs to nobody. */
export const viewOf = (frame: HTMLIFrameElement | null): Window | null =>
  frame?.contentDocument ? frame.contentWindow : null;

type Props = {
  readonly url: string;
  /** That of the screen it is shown for; it is scaled into the room that there is. */
  readonly width: number;
  readonly label: string;
  readonly ref?: Ref<HTMLIFrameElement>;
  readonly onScroll?: (top: number) => void;
};

/**
 * A page in a frame. Another address loads behind the one that is shown and takes its place, and its scroll position, once
 * it is there: nothing flashes while somebody types. A new frame adds no entry to the browser's history; a new `src` would.
 */
export function PageFrame({ url, width, label, ref, onScroll }: Props) {
  const { box, size } = useSize();
  const [shown, setShown] = useState(url);
  const [isLoaded, setLoaded] = useState(false);
  const old = useRef<HTMLIFrameElement>(null);
  const urls = shown === url ? [url] : [shown, url];
  const scale = size ? size.width / width : 1;
  const follow = (frame: HTMLIFrameElement): void => {
    const view = viewOf(frame);
    view?.scrollTo({ top: viewOf(old.current)?.scrollY ?? 0, behavior: 'instant' });
    if (onScroll) view?.addEventListener('scroll', () => onScroll(view.scrollY), { passive: true });
    setShown(url);
    setLoaded(true);
  };
  return (
    <div ref={box} className="relative size-full overflow-hidden bg-surface">
      {!isLoaded && <Skeleton className="absolute inset-0" />}
      {size &&
        urls.map((one) => (
          <iframe
            key={one}
            ref={(frame) => {
              if (one !== shown) return;
              old.current = frame;
              if (typeof ref === 'function') ref(frame);
              else if (ref) ref.current = frame;
            }}
            src={one}
            title={label}
            // Links stay inside the frame, and no script runs in it.
            sandbox="allow-same-origin"
            onLoad={({ currentTarget }) => follow(currentTarget)}
            aria-hidden={one !== shown}
            className={`absolute top-0 left-0 origin-top-left border-0 ${one === shown && isLoaded ? '' : 'invisible'}`}
            style={{ width, height: size.height / scale, transform: `scale(${scale})` }}
          />
        ))}
    </div>
  );
}
