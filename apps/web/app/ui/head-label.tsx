type Props = {
  readonly label: string;
  readonly short: string;
  /** Its words are the first to give way on a laptop. */
  readonly isRare?: boolean;
};

/** The words of a button in a page's head: an icon alone is a riddle, and a phone has room for one short word. */
export function HeadLabel({ label, short, isRare = false }: Props) {
  return (
    <>
      <span className={isRare ? 'max-desk:sr-only' : 'max-tablet:sr-only'}>{label}</span>
      <span aria-hidden="true" className="font-medium text-micro leading-3 tablet:hidden">
        {short}
      </span>
    </>
  );
}
