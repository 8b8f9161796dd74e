import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ServiceCategory, type StartingService, startingServicesQuery } from '../../data/catalog.ts';
import { salonQuery } from '../../data/salon.ts';
import { createServices } from '../../data/services.ts';
import { formIdempotencyKey } from '../../lib/idempotency-key.ts';
import { priceText } from '../../parts/money-text.ts';
import { SalonArt } from '../../parts/salon-art.tsx';
import { serviceTexts } from '../../parts/service-facts.texts.ts';
import { showFailure } from '../../parts/show-failure.ts';
import { toNewService } from '../../parts/starting-service.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { showToast } from '../../ui/toast.tsx';
import { texts } from './texts.ts';

const words = texts.empty;

type Props = {
  readonly salonCode: string;
  readonly mayManage: boolean;
  readonly nameOf: (category: ServiceCategory) => string;
};

/** Nothing yet: what such a salon usually does is offered, to be ticked. */
export function NoServices({ salonCode, mayManage, nameOf }: Props) {
  const { data: salon } = useQuery(salonQuery(salonCode));
  const type = salon?.type ?? 'HairSalon';
  const { data: offered } = useQuery({
    ...startingServicesQuery(type),
    enabled: mayManage && salon !== undefined,
  });
  const art = <SalonArt type={type} className="size-full" />;
  if (!mayManage) return <EmptyState title={words.readOnly} text={words.readOnlyText} art={art} />;
  return (
    <div className="px-6 max-tablet:px-4">
      <EmptyState title={words.title} text={words.text} art={art} />
      {offered && <Choice salonCode={salonCode} offered={offered} nameOf={nameOf} />}
    </div>
  );
}

type ChoiceProps = Pick<Props, 'salonCode' | 'nameOf'> & { readonly offered: readonly StartingService[] };

function Choice({ salonCode, offered, nameOf }: ChoiceProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [keyOf] = useState(formIdempotencyKey);
  const adding = useMutation(createServices);
  const services = offered.filter(({ name }) => chosen.has(name));
  const isAll = services.length === offered.length;
  const categories = [...new Set(offered.map(({ category }) => category))];
  const toggle = (name: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(name);
    else next.delete(name);
    setChosen(next);
  };
  const add = () => {
    const body = { salonCode, services: services.map(toNewService) };
    adding.mutate(
      { body, key: keyOf(body) },
      {
        onSuccess: ({ length }) => showToast({ text: words.added(length) }),
        onError: showFailure,
      },
    );
  };
  return (
    <div className="mx-auto grid max-w-190 gap-5">
      {categories.map((category) => (
        <fieldset key={category} className="m-0 min-w-0 border-0 p-0">
          <legend className="mb-2 font-semibold text-title-s">{nameOf(category)}</legend>
          <div className="grid divide-y divide-line rounded-card shadow-outline dark:bg-raised">
            {offered
              .filter((each) => each.category === category)
              .map((each) => (
                <div key={each.name} className="px-3.5 py-2.5">
                  <Checkbox
                    label={<Offer service={each} />}
                    value={chosen.has(each.name)}
                    onChange={(isChosen) => toggle(each.name, isChosen)}
                  />
                </div>
              ))}
          </div>
        </fieldset>
      ))}
      <div className="sticky bottom-0 flex flex-wrap justify-center gap-2.5 bg-surface py-3.5 max-tablet:*:flex-1">
        <Button look="ghost" onPress={() => setChosen(new Set(isAll ? [] : offered.map(({ name }) => name)))}>
          {isAll ? words.nothing : words.all}
        </Button>
        <ButtonLink look="outline" to={paths.addService}>
          {words.own}
        </ButtonLink>
        <Button isDisabled={services.length === 0} isPending={adding.isPending} onPress={add}>
          {words.add(services.length)}
        </Button>
      </div>
    </div>
  );
}

function Offer({ service: { name, duration, price } }: { readonly service: StartingService }) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-2.5">
      <span className="font-strong">{name}</span>
      <span className="num text-label text-muted">
        {words.facts(serviceTexts.minutes(duration), priceText(price))}
      </span>
    </span>
  );
}
