import { Frame, type FrameProps } from './overlay/frame.tsx';

/** Filters and quick edits, 440 px at the right, while the list stays in sight; on a phone a bottom sheet. */
export function SideSheet(props: FrameProps) {
  return <Frame kind="side" {...props} />;
}
