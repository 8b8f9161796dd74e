import { subscription } from '@ayna/contracts/subscription';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Check, Pencil, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { addSmsPack, allSmsPacksQuery, changeSmsPack } from '../../data/panel-sales.ts';
import type { SmsPack } from '../../data/subscription.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { formIdempotencyKey } from '../../lib/idempotency-key.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { sumText } from '../../parts/money-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { Switch } from '../../ui/switch.tsx';
import { showToast } from '../../ui/toast.tsx';
import { texts } from './texts.ts';

const words = texts.packs;

/** Packs of extra SMS; one that is switched off is not sold any more. */
export function SmsPacks() {
  const [open, setOpen] = useState<SmsPack | 'new' | null>(null);
  const { data, isLoadingError, error, refetch } = useQuery(allSmsPacksQuery);
  return (
    <section aria-labelledby="sms-packs">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 id="sms-packs" className="font-semibold text-title">
          {words.title}
        </h2>
        <Button look="outline" icon={Plus} onPress={() => setOpen('new')}>
          {words.add}
        </Button>
      </div>
      {isLoadingError ? (
        <LoadFailure
          title={words.failed}
          text={error.message}
          retry={texts.retry}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <SkeletonArea>
          <Skeleton className="h-16 w-full" />
        </SkeletonArea>
      ) : data.length === 0 ? (
        <EmptyState title={words.none} text={words.noneText} level={3} />
      ) : (
        <ul className="grid gap-3 small:grid-cols-2 desk:grid-cols-3">
          {data.map((pack) => (
            <li
              key={pack.code}
              className="num flex items-center gap-3 rounded-card px-5 py-3.5 shadow-outline dark:bg-raised"
            >
              <div className="min-w-0 flex-1">
                <b className="flex flex-wrap items-center gap-2 font-semibold">
                  {words.name(pack.sms)}
                  {pack.active ? (
                    <Badge tone="green" icon={Check}>
                      {texts.onSale}
                    </Badge>
                  ) : (
                    <Badge tone="grey">{texts.offSale}</Badge>
                  )}
                </b>
                <span className="text-muted">{sumText(pack.price)}</span>
              </div>
              <Button
                look="ghost"
                size="sm"
                icon={Pencil}
                aria-label={words.editOf(pack.sms)}
                onPress={() => setOpen(pack)}
              >
                {texts.edit}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {open && <PackDialog pack={open === 'new' ? null : open} close={() => setOpen(null)} />}
    </section>
  );
}

type DialogProps = { readonly pack: SmsPack | null; readonly close: () => void };

type Values = { readonly sms: number | null; readonly price: number | null; readonly active: boolean };

function PackDialog({ pack, close }: DialogProps) {
  const adding = useMutation(addSmsPack);
  const changing = useMutation(changeSmsPack);
  const keyOf = useRef(formIdempotencyKey());
  const version = useRef(pack?.version ?? 0);
  const saved: Values = pack
    ? { sms: pack.sms, price: pack.price, active: pack.active }
    : { sms: null, price: null, active: true };
  const form = useContractForm({
    schema: subscription.routes.addSmsPack.body,
    saved,
    send: (body) =>
      pack
        ? changing.mutateAsync({ code: pack.code, body: { ...body, version: version.current } })
        : adding.mutateAsync({ body, key: keyOf.current(body) }),
    onSent() {
      close();
      showToast({ text: words.saved });
    },
  });
  return (
    <FormDialog form={form} title={pack ? words.change : words.new} save={texts.form.save} close={close}>
      <NumberField {...form.field('sms')} label={words.sms} />
      <MoneyField {...form.field('price')} label={words.price} />
      <Switch
        label={texts.form.active}
        hint={texts.form.activeHint}
        value={form.values.active}
        onChange={form.field('active').onChange}
      />
    </FormDialog>
  );
}
