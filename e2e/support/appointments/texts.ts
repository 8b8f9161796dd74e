/** What is done in the journeys' salons, and for whom. */
export const treatment = { name: 'Saç kesimi' } as const;

export const melike = { name: 'Melike', lastname: 'Işık' } as const;

/** What the dialog of an appointment says whatever it is about. */
export const words = { title: 'Randevu Detayları', customer: 'Müşteri' } as const;
