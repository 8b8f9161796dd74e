import { Frame, type FrameProps } from './overlay/frame.tsx';

type Props = FrameProps & {
  /** For what does not fit into 440 px, such as the hours of a week. */
  readonly isWide?: boolean;
};

/** Filters and quick edits, 440 px at the right, while the list stays in sight; on a phone a bottom sheet. */
export function SideSheet({ isWide = false, ...props }: Props) {
  return <Frame kind="side" width={isWide ? 'wideSheet' : 'sheet'} {...props} />;
}
