import { Frame, type FrameProps } from './overlay/frame.tsx';

type Props = FrameProps & { readonly width?: 's' | 'm' | 'l' | 'xl' };

/**
 * One object and one decision, 480 or 540 px wide, or 860 or 960 where it has two columns; on a phone a bottom sheet with a handle. It traps
 * the focus and gives it back, and Esc and the browser's back close it. Open it by `isOpen`, or put it
 * with its button into a `DialogTrigger`. With `isUnsaved` it asks before it closes.
 */
export function Dialog({ width = 's', ...props }: Props) {
  return <Frame kind="dialog" width={width} {...props} />;
}
