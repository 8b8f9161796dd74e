/** Apart from the sheet itself, which not every screen of the shell needs. */
export const sideSlotId = 'side-slot';

/** Where a docked sheet stands: the shell's last column, which is as wide as the sheet in it. */
export function SideSlot() {
  return <div id={sideSlotId} className="desk:col-start-3 desk:row-start-1 desk:flex desk:min-h-0" />;
}
