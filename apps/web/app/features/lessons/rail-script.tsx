import { useNonce } from '../../lib/use-nonce.ts';

export const railId = 'dersler';

/** Marks the lesson that is being read: the last one whose head has passed the upper third of the window. */
const railScript = `(()=>{
const links=[...document.querySelectorAll('#${railId} a')],parts=links.map(link=>document.getElementById(link.hash.slice(1)));
let shown;
const mark=()=>{
const at=parts.findLastIndex(part=>part.getBoundingClientRect().top<innerHeight/3);
if(at===shown)return;
links[shown]?.removeAttribute('aria-current');
links[at]?.setAttribute('aria-current','true');
shown=at};
addEventListener('scroll',mark,{passive:true});
mark()
})()`;

/** On the server only, like every script of a page. It stands behind what it works on. */
export function RailScript() {
  const nonce = useNonce();
  // The text is a constant of this file; nothing from outside reaches it.
  return import.meta.env.SSR ? (
    <script nonce={nonce} dangerouslySetInnerHTML={{ __html: railScript }} />
  ) : null;
}
