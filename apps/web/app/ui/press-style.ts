/**
 * React Aria writes a `<style>` into the page the first time something can be pressed. Our policy refuses
 * it and says so in the console; where an element with this id stands, React Aria writes none.
 * Its one rule, touch-action, is a class of the buttons.
 */
const id = 'react-aria-pressable-style';

if (typeof document !== 'undefined' && document.getElementById(id) === null) {
  const stand = document.createElement('meta');
  stand.id = id;
  document.head.append(stand);
}
