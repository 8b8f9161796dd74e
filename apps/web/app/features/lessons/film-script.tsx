import { useNonce } from '../../lib/use-nonce.ts';

/** The ids by which the script finds what it works on. */
export const filmIds = { film: 'film', cover: 'film-cover' } as const;

/** Lays a cover over the film until it is played. Without it the film has the browser's own controls from the start. */
const filmScript = `(()=>{
const film=document.getElementById('${filmIds.film}'),cover=document.getElementById('${filmIds.cover}');
film.controls=false;
cover.hidden=false;
cover.addEventListener('click',()=>{
cover.hidden=true;
film.controls=true;
film.focus();
film.play()})
})()`;

/** On the server only, like every script of a page. It stands behind what it works on. */
export function FilmScript() {
  const nonce = useNonce();
  // The text is a constant of this file; nothing from outside reaches it.
  return import.meta.env.SSR ? (
    <script nonce={nonce} dangerouslySetInnerHTML={{ __html: filmScript }} />
  ) : null;
}
