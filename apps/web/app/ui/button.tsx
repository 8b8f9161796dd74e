import './press-style.ts';
import { LoaderCircle } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaProps } from 'react-aria-components/Button';
import { type ButtonLook, buttonStyle } from './button-style.ts';
import { controlTexts } from './controls/texts.ts';

export type ButtonProps = ButtonLook &
  Omit<AriaProps, 'children' | 'className' | 'style'> & {
    readonly children: ReactNode;
    /** Before the words; its place is taken by a turning ring while the action is under way. */
    readonly icon?: ReactNode;
    readonly ref?: Ref<HTMLButtonElement>;
  };

/** One primary button a view. While `isPending` it keeps the focus, does nothing and says why. */
export function Button({ look, size, isWide, icon, children, ...props }: ButtonProps) {
  return (
    <AriaButton {...props} className={buttonStyle({ look, size, isWide })}>
      {props.isPending ? <Spinner /> : icon}
      {children}
    </AriaButton>
  );
}

function Spinner() {
  return (
    <>
      <LoaderCircle className="animate-spin" size={17} strokeWidth={1.75} aria-hidden="true" />
      <span className="sr-only">{controlTexts.pending}</span>
    </>
  );
}
