import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { offerService, removeService, restoreService, type Service } from '../../data/services.ts';
import { isPublished } from '../../parts/service-facts.ts';
import { showFailure } from '../../parts/show-failure.ts';
import { showToast } from '../../ui/toast.tsx';
import { texts } from './texts.ts';

/** What can be done to a service from the list; every one of them can be taken back from the message. */
export type ServiceActions = {
  readonly edit: (address: string) => void;
  readonly publish: (service: Service, isOn: boolean) => void;
  readonly use: (service: Service, isOn: boolean) => void;
  readonly remove: (service: Service) => void;
};

type ServiceState = Pick<Service, 'online' | 'active'>;

const changeText = (before: ServiceState, { name, online, active }: Service): string => {
  if (before.active !== active && isPublished({ online, active }) === isPublished(before))
    return (active ? texts.activated : texts.deactivated)(name);
  if (before.active && !active) return texts.deactivated(name);
  return (isPublished({ online, active }) ? texts.published : texts.unpublished)(name);
};

/** Gives the same functions ever after, so that no row is drawn again because of them. */
export const useServiceActions = (): ServiceActions => {
  const { mutateAsync: offer } = useMutation(offerService);
  const { mutateAsync: remove } = useMutation(removeService);
  const { mutateAsync: restore } = useMutation(restoreService);
  const navigate = useNavigate();
  return useMemo(() => {
    const set = async (service: Service, isOn: ServiceState, isUndo = false): Promise<void> => {
      const after = { ...service, ...isOn };
      try {
        await offer({ code: service.code, availability: isOn });
      } catch (failure) {
        return showFailure(failure);
      }
      const { online, active } = service;
      showToast({
        text: changeText(service, after),
        ...(service.active && !isOn.active ? { detail: texts.deactivatedDetail } : {}),
        ...(isUndo
          ? {}
          : { action: { label: texts.undo, onPress: () => void set(after, { online, active }, true) } }),
      });
    };
    const bringBack = async ({ code, name }: Service): Promise<void> => {
      try {
        await restore(code);
        showToast({ text: texts.restored(name) });
      } catch (failure) {
        showFailure(failure);
      }
    };
    const takeAway = async (service: Service): Promise<void> => {
      try {
        await remove(service.code);
      } catch (failure) {
        return showFailure(failure);
      }
      showToast({
        text: texts.removed(service.name),
        detail: texts.removedDetail,
        action: { label: texts.undo, onPress: () => void bringBack(service) },
      });
    };
    return {
      edit: (address) => void navigate(address),
      publish: (service, isOn) =>
        void set(service, isOn ? { online: true, active: true } : { online: false, active: service.active }),
      use: (service, isOn) => void set(service, { online: service.online, active: isOn }),
      remove: (service) => void takeAway(service),
    };
  }, [offer, remove, restore, navigate]);
};
