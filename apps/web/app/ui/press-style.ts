/**
 * React Aria writes a `<style>` into the page the first time something can be pressed. Our policy refuses
 * it and says so in the console; where an element with this id stands, React Aria writes none.
 * Its one rule, touch-action, is a class of the buttons. A link to no stylesheet, because those React
 * leaves in the head where it must render a page again; a `meta` it would take away.
 */
const id = 'react-aria-pressable-style';

if (typeof document !== 'undefined' && document.getElementById(id) === null) {
  const stand = document.createElement('link');
  stand.rel = 'stylesheet';
  stand.id = id;
  document.head.append(stand);
}
