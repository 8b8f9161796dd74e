import { Activity, memo, type ReactNode, useState } from 'react';

type StillProps = { readonly isStill: boolean; readonly children: ReactNode };

/** While it is still, what it shows stays what it was. */
const Still = memo(
  ({ children }: StillProps) => children,
  (_, { isStill }) => isStill,
);

type Props = { readonly isShown: boolean; readonly children: ReactNode };

/**
 * A view that stays in the page once it was seen, so that coming back costs a paint and not the making of hundreds of
 * elements. Away, it hears nothing and is not rendered; what changed meanwhile it learns as it comes back.
 */
export function KeptView({ isShown, children }: Props) {
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  if (!isShown && !wasShown) return null;
  return (
    <div data-view={isShown ? 'shown' : 'away'} className="contents data-[view=away]:hidden">
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <Still isStill={!isShown}>{children}</Still>
      </Activity>
    </div>
  );
}
