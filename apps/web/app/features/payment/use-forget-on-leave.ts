import { useEffect } from 'react';

/**
 * Nothing of a card outlives the page that it was typed on: not in memory while the bank's page is open, and not when the
 * browser's back brings the page up again as it was.
 */
export const useForgetOnLeave = (forget: () => void): void => {
  useEffect(() => {
    const onHide = (): void => forget();
    const onShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) window.location.reload();
    };
    window.addEventListener('pagehide', onHide);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('pagehide', onHide);
      window.removeEventListener('pageshow', onShow);
    };
  }, [forget]);
};
