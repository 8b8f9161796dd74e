import { type Ref, type RefObject, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import { useHydrated } from './use-hydrated.ts';

/**
 * Hands over what a person entered into the server's HTML before React hydrated it. Hydration leaves such input in the
 * DOM, and the next render would replace it with the value of the form. Effects of the hydrating commit run before
 * that render. `take` reads the element that gets the returned ref; its owner's `ref` gets it too.
 */
export const useEarlyInput = <E extends HTMLElement>(
  take: (element: E) => void,
  ref?: Ref<E | null>,
): RefObject<E | null> => {
  const isHydrated = useHydrated();
  const element = useRef<E>(null);
  useImperativeHandle<E | null, E | null>(ref, () => element.current, []);
  const handOver = useEffectEvent(() => {
    if (element.current) take(element.current);
  });
  useEffect(() => {
    if (!isHydrated) handOver();
  }, [isHydrated]);
  return element;
};
