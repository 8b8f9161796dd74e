import { validate } from '@ayna/contracts/core/validation';
import { inventory } from '@ayna/contracts/inventory';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { changeRecipe, type Product, type ProductRecipe } from '../../data/inventory.ts';
import { servicesQuery } from '../../data/services.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { unitTexts } from '../../parts/product-words.texts.ts';
import { Button } from '../../ui/button.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { texts } from './texts.ts';

const words = texts.recipe;

type Line = { readonly id: number; readonly serviceCode: string | null; readonly quantity: number | null };
type Values = { readonly lines: readonly Line[] };

const linesOf = (recipe: ProductRecipe): readonly Line[] =>
  recipe.length === 0
    ? [{ id: 0, serviceCode: null, quantity: null }]
    : recipe.map(({ serviceCode, quantity }, id) => ({ id, serviceCode, quantity }));

/** A line without a service is not meant. */
const isMeant = ({ serviceCode }: Line): boolean => serviceCode !== null;

type Props = { readonly product: Product; readonly recipe: ProductRecipe; readonly close: () => void };

export function RecipeDialog({ product, recipe, close }: Props) {
  const { mutateAsync } = useMutation(changeRecipe);
  const { data: services } = useQuery(servicesQuery(product.salonCode));
  const [saved] = useState<Values>(() => ({ lines: linesOf(recipe) }));
  const form = useContractForm({
    schema: ({ lines }: Values) =>
      validate(inventory.routes.changeRecipe.body, {
        lines: lines.filter(isMeant).map(({ serviceCode, quantity }) => ({ serviceCode, quantity })),
      }),
    saved,
    send: (body) => mutateAsync({ code: product.code, body }),
    onSent: () => {
      close();
      showToast({ text: words.saved(product.name) });
    },
  });
  const { lines } = form.values;
  const change = (id: number, part: Partial<Line>) =>
    form.set({ lines: lines.map((line) => (line.id === id ? { ...line, ...part } : line)) });
  const nextId = 1 + Math.max(-1, ...lines.map(({ id }) => id));
  const taken = new Set(lines.map(({ serviceCode }) => serviceCode));
  const optionsFor = ({ serviceCode }: Line) =>
    (services ?? [])
      .filter(({ code }) => code === serviceCode || !taken.has(code))
      .map(({ code, name }) => ({ id: code, label: name }));
  // The contract numbers the lines that are sent.
  const errorOf = (line: Line) => form.errors[`lines.${lines.filter(isMeant).indexOf(line)}.quantity`];
  return (
    <FormDialog form={form} title={words.dialog} close={close} save={words.save} width="m">
      <p className="text-muted">{words.hint(product.name)}</p>
      <ul className="grid gap-2.5">
        {lines.map((line) => (
          <li key={line.id} className="grid grid-cols-[minmax(0,1fr)_8rem_auto] items-start gap-2">
            <Combobox
              label={words.service}
              isLabelHidden
              placeholder={words.service}
              options={optionsFor(line)}
              value={line.serviceCode}
              onChange={(serviceCode) => change(line.id, { serviceCode })}
            />
            <NumberField
              label={texts.dialogs.amount(unitTexts[product.unit])}
              isLabelHidden
              placeholder={unitTexts[product.unit]}
              suffix={` ${unitTexts[product.unit]}`}
              decimals={3}
              value={line.quantity}
              error={errorOf(line)}
              onChange={(quantity) => change(line.id, { quantity })}
            />
            <IconButton
              icon={Trash2}
              label={words.remove}
              onPress={() => form.set({ lines: lines.filter(({ id }) => id !== line.id) })}
            />
          </li>
        ))}
      </ul>
      <div>
        <Button
          look="outline"
          icon={Plus}
          onPress={() => form.set({ lines: [...lines, { id: nextId, serviceCode: null, quantity: null }] })}
        >
          {words.add}
        </Button>
      </div>
    </FormDialog>
  );
}
