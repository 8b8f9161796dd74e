import { tv, type VariantProps } from 'tailwind-variants/lite';
import { initialsOf } from '../ui/avatar/person.ts';
import { HairAvatar } from '../ui/pattern/hair-avatar.tsx';
import { PictureLetter } from './picture-letter.tsx';

const style = tv({
  slots: {
    oval: 'relative grid aspect-[4/5.08] flex-none place-items-center overflow-hidden rounded-oval',
    letter: 'display relative',
  },
  variants: {
    size: {
      md: { oval: 'w-11.5', letter: 'text-head-22' },
      lg: { oval: 'w-13', letter: 'text-head-24' },
      xl: { oval: 'w-15.5', letter: 'text-head-28' },
    },
    /** Who is not there yet has no picture yet. */
    look: {
      here: {},
      awaited: { oval: 'hatched shadow-[inset_0_0_0_1.5px_var(--pending-line)]', letter: 'text-ink-2' },
      gone: { oval: 'hatched shadow-frame', letter: 'text-muted' },
    },
  },
  defaultVariants: { size: 'md', look: 'here' },
});

type Props = VariantProps<typeof style> & {
  readonly name: string;
  /** The employee's code: everybody keeps the same picture. */
  readonly seed: string;
  readonly imageUrl?: string | null | undefined;
};

/** Beside the name, which it only decorates: the photograph, or else a lock of hair with the first letter. */
export function EmployeePortrait({ name, seed, imageUrl, size = 'md', look = 'here' }: Props) {
  const { oval, letter } = style({ size, look });
  return (
    <span aria-hidden="true" className={oval()}>
      {look === 'here' && !imageUrl && (
        <HairAvatar seed={seed} className="absolute inset-0 size-full" isSmall={size === 'md'} />
      )}
      {imageUrl ? (
        <img
          src={imageUrl}
          alt=""
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-cover"
        />
      ) : look === 'here' ? (
        <PictureLetter name={name} className={letter()} />
      ) : (
        <span className={letter()}>{Array.from(initialsOf(name)).at(0)}</span>
      )}
    </span>
  );
}
