type Props = {
  readonly name: string;
  /** Of the type's size. */
  readonly className: string;
};

/** The first letter of a name upon a picture, which is dimmed behind it: strands and stripes would cut it up. */
export function PictureLetter({ name, className }: Props) {
  return (
    <>
      <span className="picture-scrim absolute inset-0" />
      <span className={`display relative text-white ${className}`}>
        {Array.from(name.toLocaleUpperCase('tr')).at(0)}
      </span>
    </>
  );
}
