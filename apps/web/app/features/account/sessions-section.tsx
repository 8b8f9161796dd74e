import type { Device } from '@ayna/contracts/auth';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Laptop, LogOut, Monitor, Smartphone, Tablet } from 'lucide-react';
import { sessionsQuery, signOutDevice, signOutOtherDevices } from '../../data/account.ts';
import { signOut } from '../../data/session.ts';
import { showFailure } from '../../parts/show-failure.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { showToast } from '../../ui/toast.tsx';
import { deviceKind } from './device-kind.ts';
import { LoadFailed, LoadingLines } from './line.tsx';
import { lastSeen } from './moment-text.ts';
import { texts } from './texts.ts';

const words = texts.sessions;
const icons = { phone: Smartphone, tablet: Tablet, laptop: Laptop, screen: Monitor } as const;

export function SessionsSection() {
  const { data, error, refetch, dataUpdatedAt } = useQuery(sessionsQuery);
  return (
    <Section layout="side" title={words.title} text={words.text}>
      {data && <Devices devices={data} now={new Date(dataUpdatedAt).toISOString()} />}
      {!data && error && <LoadFailed failure={error} retry={() => void refetch()} />}
      {!data && !error && <LoadingLines count={3} />}
    </Section>
  );
}

type DevicesProps = { readonly devices: readonly Device[]; readonly now: string };

function Devices({ devices, now }: DevicesProps) {
  const endOthers = useMutation(signOutOtherDevices);
  // The one in the hand first, then as they were last seen.
  const sorted = devices.toSorted(
    (a, b) => Number(b.current) - Number(a.current) || b.seenAt.localeCompare(a.seenAt),
  );
  return (
    <>
      <ul>
        {sorted.map((device) => (
          <DeviceRow key={device.code} device={device} now={now} />
        ))}
      </ul>
      {sorted.some(({ current }) => !current) && (
        <div className="mt-2.5">
          <Button
            look="outline"
            icon={LogOut}
            isPending={endOthers.isPending}
            onPress={() =>
              endOthers.mutate(undefined, {
                onSuccess: () => showToast({ text: words.endedOthers }),
                onError: showFailure,
              })
            }
          >
            {words.endOthers}
          </Button>
        </div>
      )}
    </>
  );
}

function DeviceRow({ device, now }: { readonly device: Device; readonly now: string }) {
  const Icon = icons[deviceKind(device.device)];
  return (
    <li className="grid grid-cols-row-10.5 items-center gap-3.5 py-2.75 shadow-below first:pt-0.5 last:shadow-none">
      <span className="grid size-10.5 place-items-center rounded-box bg-sunken text-ink-2 dark:bg-raised">
        <Icon size={21} />
      </span>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-strong leading-5 max-tablet:text-lead-size">
          <span className="min-w-0 wrap-anywhere">{device.device}</span>
          {device.current && (
            <Badge tone="accent" size="sm">
              {words.thisDevice}
            </Badge>
          )}
        </p>
        <p className="num text-label text-muted max-tablet:text-body-size/4.75">
          {device.current ? words.now : lastSeen(device.seenAt, now)}
        </p>
      </div>
      {device.current ? <SignOutButton /> : <EndButton device={device} />}
    </li>
  );
}

function SignOutButton() {
  const client = useQueryClient();
  return (
    <Button look="ghost" size="sm" onPress={() => void signOut(client)}>
      {words.leave}
    </Button>
  );
}

function EndButton({ device }: { readonly device: Device }) {
  const end = useMutation(signOutDevice);
  return (
    <Button
      look="ghost"
      size="sm"
      aria-label={words.endLabel(device.device)}
      isPending={end.isPending}
      onPress={() =>
        end.mutate(device.code, {
          onSuccess: () => showToast({ text: words.ended(device.device) }),
          onError: showFailure,
        })
      }
    >
      {words.end}
    </Button>
  );
}
