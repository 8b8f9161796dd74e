import { useState } from 'react';

/**
 * Fills the figures after the comma up once the field is left. While somebody types, react-number-format 5.4.5 sets the
 * caret once more from the timer of the digit before if the text is still the same, and the focus comes with the caret:
 * a quick Tab would lead back into the field. Text that is not filled up changes with each digit.
 */
export const useFixedDecimals = (isFixed: boolean) => {
  const [isTyping, setTyping] = useState(false);
  return {
    props: { fixedDecimalScale: isFixed && !isTyping, onBlur: () => setTyping(false) },
    beginTyping: () => setTyping(true),
  };
};
