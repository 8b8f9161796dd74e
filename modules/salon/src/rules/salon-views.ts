import type { Salon, SalonCard } from '@ayna/contracts/salon';

/** The payload of `salon.changed`, and what other modules copy. */
export const toSalonState = (salon: Salon) => {
  const { suspension: _, firstDay: __, createdAt: ___, changedAt: ____, changedBy: _____, ...state } = salon;
  return { ...state, gone: false };
};

export const toSalonCard = ({
  code,
  name,
  type,
  path,
  status,
  district,
  provinceName,
}: Salon): SalonCard => ({
  code,
  name,
  type,
  path,
  status,
  district,
  provinceName,
});

/** What anybody may read of a published salon. */
export const toPublicSalon = (salon: Salon) => {
  const { phone, address, description, openingHours, onlineBooking } = salon;
  return { ...toSalonCard(salon), phone, address, description, openingHours, onlineBooking };
};
