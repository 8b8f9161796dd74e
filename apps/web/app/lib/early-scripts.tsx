import { createContext, useContext } from 'react';

/** The script of `server/early-calls.ts`, which the server provides; in the browser there is none. */
export const EarlyCallsContext = createContext<string | undefined>(undefined);

/** On the server only, like every script of a page: see `ThemeScript`. */
export function EarlyCallsScript({ nonce }: { readonly nonce: string | undefined }) {
  const script = useContext(EarlyCallsContext);
  // The text is made of constants of the product; nothing from outside reaches it.
  return script && <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />;
}

/**
 * Holds back a form that is sent before React has hydrated it. The form carries `data-early` until then, and
 * `data-submitted` tells React that the button was pressed: `AuthForm` sends it as soon as it can.
 */
const earlySubmitScript = `addEventListener('submit',e=>{
const form=e.target;
if(!form.hasAttribute('data-early'))return;
e.preventDefault();
e.stopImmediatePropagation();
form.setAttribute('data-submitted','')
},true)`;

/** On the server only, like every script of a page: see `ThemeScript`. */
export function EarlySubmitScript({ nonce }: { readonly nonce: string | undefined }) {
  if (!import.meta.env.SSR) return null;
  // The text is a constant of this file; nothing from outside reaches it.
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: earlySubmitScript }} />;
}
