import { Activity, memo, type ReactNode, useLayoutEffect, useRef, useState } from 'react';

type FrozenProps = { readonly isFrozen: boolean; readonly children: ReactNode };

/** While it is still, what it shows stays what it was. */
const Frozen = memo(
  ({ children }: FrozenProps) => children,
  (_, { isFrozen }) => isFrozen,
);

/**
 * React takes what is away out of the page's layout. Here it stays laid out, and only is not painted: the style of
 * hundreds of elements would be made again each time one comes back.
 */
const useKeptLayout = (isShown: boolean) => {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isShown) return;
    for (const one of container.current?.children ?? [])
      if (one instanceof HTMLElement) one.style.removeProperty('display');
  }, [isShown]);
  return container;
};

type Props = { readonly isShown: boolean; readonly children: ReactNode };

/**
 * A view that stays in the page once it was seen, so that coming back costs a paint and not the making of hundreds of
 * elements. Away, it hears nothing, is not rendered and is out of reach; what changed meanwhile it learns as it comes
 * back.
 */
export function MountedView({ isShown, children }: Props) {
  const [wasShown, setWasShown] = useState(isShown);
  const container = useKeptLayout(isShown);
  if (isShown && !wasShown) setWasShown(true);
  if (!isShown && !wasShown) return null;
  return (
    <div
      ref={container}
      data-view={isShown ? 'shown' : 'away'}
      // A hidden view lies over the shown one, so it must not receive presses and scrolling.
      className={`absolute inset-0 flex flex-col ${isShown ? '' : 'pointer-events-none [content-visibility:hidden]'}`}
    >
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <Frozen isFrozen={!isShown}>{children}</Frozen>
      </Activity>
    </div>
  );
}
