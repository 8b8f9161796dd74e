import './avatar/avatar.css';
import { type ReactNode, useState } from 'react';
import { tv, type VariantProps } from 'tailwind-variants/lite';
import { initialsOf } from './avatar/person.ts';
import { useTint } from './avatar/team-tints.ts';

const style = tv({
  base: 'avatar relative inline-grid flex-none place-items-center overflow-hidden font-semibold tracking-[0.01em]',
  variants: {
    size: {
      xs: 'w-6.5 text-tiny',
      sm: 'w-8 text-micro-size',
      md: 'w-9.5 text-note-size',
      lg: 'w-12 text-title-size',
      xl: 'w-16 text-head-22',
    },
    shape: {
      round: 'aspect-square rounded-oval',
      oval: 'aspect-mirror rounded-oval',
      square: 'aspect-square rounded-input',
    },
  },
  defaultVariants: { size: 'sm', shape: 'round' },
});

type Props = VariantProps<typeof style> & {
  readonly name: string;
  /** What stays when a name changes: a code. */
  readonly seed?: string;
  readonly src?: string;
};

/**
 * Beside the name, which it only decorates; a picture that does not come leaves the initials. They are drawn by the
 * style: as text they would be read out as a part of the button they may stand in.
 */
export function Avatar({ name, seed = name, src, size, shape }: Props) {
  const tint = useTint(seed);
  const [broken, setBroken] = useState<string>();
  return (
    <span
      aria-hidden="true"
      data-tint={tint}
      data-initials={initialsOf(name)}
      className={style({ size, shape })}
    >
      {src && src !== broken && (
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-cover"
          onError={() => setBroken(src)}
        />
      )}
    </span>
  );
}

/** A few people as one thing. */
export function AvatarStack({ children }: { readonly children: ReactNode }) {
  return (
    <span className="inline-flex *:rounded-oval *:ring-2 *:ring-surface *:not-first:-ml-1.75 dark:*:ring-raised">
      {children}
    </span>
  );
}
