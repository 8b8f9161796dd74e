import './press-style.ts';
import { LoaderCircle, type LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaProps } from 'react-aria-components/Button';
import { type ButtonLook, buttonStyle, iconSize } from './button-style.ts';
import { controlTexts } from './controls.texts.ts';

export type ButtonProps = ButtonLook &
  Omit<AriaProps, 'children' | 'className' | 'style'> & {
    readonly children: ReactNode;
    /** Before the words; its place is taken by a turning ring while the action is under way. */
    readonly icon?: LucideIcon | undefined;
    readonly ref?: Ref<HTMLButtonElement>;
  };

/** One primary button a view. While `isPending` it keeps the focus, does nothing and says why. */
export function Button({ look, size, isWide, isHead, icon: Icon, children, ...props }: ButtonProps) {
  return (
    <AriaButton {...props} className={buttonStyle({ look, size, isWide, isHead })}>
      {props.isPending ? <Spinner size={iconSize(size)} /> : Icon && <Icon size={iconSize(size)} />}
      {children}
    </AriaButton>
  );
}

function Spinner({ size }: { readonly size: number }) {
  return (
    <>
      <LoaderCircle className="animate-spin" size={size} />
      <span className="sr-only">{controlTexts.pending}</span>
    </>
  );
}
