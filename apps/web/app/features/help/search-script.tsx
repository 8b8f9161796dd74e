import { useNonce } from '../../lib/use-nonce.ts';
import { texts } from './texts.ts';

/**
 * Filters the questions of the page while somebody types, and takes `/` to the field. Without it the form asks the server,
 * which searches the answers too.
 */
const searchScript = `(()=>{
const field=document.getElementById('ara'),status=document.getElementById('ara-durum');
const links=[...document.querySelectorAll('[data-words]')],groups=[...document.querySelectorAll('[data-group]')];
const fold=t=>t.toLowerCase().normalize('NFD').replace(/[\\u0300-\\u036f]/g,'').replace(/\\u0131/g,'i');
const filter=()=>{
const typed=(fold(field.value).match(/[a-z0-9]+/g)??[]).map(w=>w.length<5?w:w.slice(0,Math.max(4,w.length-3)));
let found=0;
for(const link of links){
const words=link.dataset.words.split(' '),fits=typed.every(begin=>words.some(word=>word.startsWith(begin)));
link.hidden=!fits;
if(fits)found++}
for(const group of groups)group.hidden=!group.querySelector('[data-words]:not([hidden])');
status.textContent=typed.length===0?'':found?${JSON.stringify(texts.filtered.found)}.replace('{n}',found):${JSON.stringify(texts.filtered.none)}};
field.addEventListener('input',filter);
addEventListener('keydown',e=>{
if(e.key!=='/'||e.ctrlKey||e.metaKey||e.altKey||e.target.closest('input,textarea,select'))return;
e.preventDefault();
field.focus()})
})()`;

/** On the server only, like every script of a page. It stands behind what it works on. */
export function SearchScript() {
  const nonce = useNonce();
  // The text is a constant of this file; nothing from outside reaches it.
  return import.meta.env.SSR ? (
    <script nonce={nonce} dangerouslySetInnerHTML={{ __html: searchScript }} />
  ) : null;
}
