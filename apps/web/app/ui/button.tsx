import type { ComponentProps } from 'react';

/** `type="button"`, since a browser's own default would send the form around it. */
export function Button(props: ComponentProps<'button'>) {
  return <button type="button" className="button" {...props} />;
}
