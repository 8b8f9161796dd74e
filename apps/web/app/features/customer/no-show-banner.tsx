import { fullName } from '@ayna/domain/names';
import { useMutation, useQuery } from '@tanstack/react-query';
import { UserX } from 'lucide-react';
import { type CustomerCard, forgiveNoShows, noShowsQuery } from '../../data/customers.ts';
import { Banner } from './banners.tsx';
import { runWithToast } from './run-with-toast.ts';
import { texts } from './texts.ts';

type Props = { readonly card: CustomerCard; readonly mayForgive: boolean };

/** What the salon's rule for no-shows means for this customer; nothing where it means nothing. */
export function NoShowBanner({ card, mayForgive }: Props) {
  const { code } = card;
  const { data: standing } = useQuery(noShowsQuery(code));
  const { mutateAsync } = useMutation(forgiveNoShows);
  const { label, forgive, forgiven, forgivenDetail, counted, missed, ...rungs } = texts.noShows;
  if (!standing || standing.rung === 'free') return null;
  const takeBack = () => runWithToast(() => mutateAsync({ code, forgiven: false }), { text: counted });
  const onPress = () =>
    void runWithToast(() => mutateAsync({ code, forgiven: true }), {
      text: forgiven(fullName(card)),
      detail: forgivenDetail,
      action: { label: texts.undo, onPress: () => void takeBack() },
    });
  return (
    <Banner
      tone="bg-warning-bg text-warning-ink ring-pending-line/55"
      label={label}
      icon={UserX}
      title={rungs[standing.rung]}
      text={missed(standing.missed)}
      action={mayForgive ? { label: forgive, onPress } : undefined}
    />
  );
}
