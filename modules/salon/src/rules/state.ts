import type { Salon, SalonCard } from '@ayna/contracts/salon';

/** As other modules are told of it. */
export const stateOf = (salon: Salon) => {
  const { createdAt: _, changedAt: __, changedBy: ___, ...shown } = salon;
  return { ...shown, gone: false };
};

export const cardOf = ({ code, name, type, path, status, district, provinceName }: Salon): SalonCard => ({
  code,
  name,
  type,
  path,
  status,
  district,
  provinceName,
});

/** As everybody sees a salon that is published. */
export const publicFace = (salon: Salon) => {
  const { phone, address, description, openingHours, onlineBooking } = salon;
  return { ...cardOf(salon), phone, address, description, openingHours, onlineBooking };
};
