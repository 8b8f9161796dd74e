import { productCategories, productUnits } from '@ayna/contracts/core/products';
import type { ReactNode } from 'react';
import type { NewProduct } from '../../data/inventory.ts';
import type { ContractForm } from '../../lib/contract-form.ts';
import { categoryTexts, unitTexts } from '../../parts/product-words.texts.ts';
import { SaveBar } from '../../parts/save-bar.tsx';
import { UnsavedChangesGuard } from '../../parts/unsaved-changes-guard.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { Section } from '../../ui/section.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { texts } from './texts.ts';

/** The contract's fields; empty ones are null. `stock` is asked for once, when the product is added. */
export type ProductValues = {
  [Key in keyof NewProduct]: NewProduct[Key] extends string
    ? NewProduct[Key] | EmptyChoice<Key>
    : number | null;
};
type EmptyChoice<Key> = Key extends 'category' ? null : never;

type ProductFormState = ContractForm<ProductValues>;

export const messages = { name: texts.about.nameNeeded, category: texts.about.categoryNeeded };

const unitOptions = productUnits.map((id) => ({ id, label: unitTexts[id] }));
const categoryOptions = productCategories.map((id) => ({ id, label: categoryTexts[id] }));
const fieldGrid = 'grid gap-x-4 gap-y-3.5 tablet:grid-cols-2';

type Props = {
  readonly form: ProductFormState;
  readonly isNew?: boolean;
  /** Brings what somebody else saved meanwhile, where a save was refused for it. */
  readonly reload?: (() => void) | undefined;
  /** Below the last section. */
  readonly children?: ReactNode;
};

export function ProductForm({ form, isNew = false, reload, children }: Props) {
  const errors = Object.keys(form.errors).length;
  return (
    <>
      <div className="px-6 pt-0.5 pb-7 max-tablet:px-4 max-tablet:pb-6 tablet:min-h-0 tablet:flex-1 tablet:overflow-y-auto">
        <div className="max-w-192">
          <form {...form.props}>
            <AboutSection form={form} />
            <StockSection form={form} isNew={isNew} />
            <MoneySection form={form} />
            <FormFailure message={form.failure} />
            {reload && (
              <div className="mt-3 flex flex-wrap items-center gap-3">
                <Button look="outline" onPress={reload}>
                  {texts.conflict.reload}
                </Button>
                <span className="text-label text-muted">{texts.conflict.detail}</span>
              </div>
            )}
          </form>
          {children}
        </div>
      </div>
      <SaveBar note={errors > 0 ? texts.bar.wrong(errors) : form.values.name} isWrong={errors > 0}>
        <ButtonLink look="outline" to={paths.inventory}>
          {texts.bar.cancel}
        </ButtonLink>
        <Button type="submit" form={form.props.id} isPending={form.isSending}>
          {texts.bar.save}
        </Button>
      </SaveBar>
      <UnsavedChangesGuard isDirty={form.isDirty} />
    </>
  );
}

type SectionProps = { readonly form: ProductFormState };

function AboutSection({ form }: SectionProps) {
  const words = texts.about;
  const category = form.field('category');
  const unit = form.field('unit');
  return (
    <Section title={words.title}>
      <div className={fieldGrid}>
        <div data-tour="product-name">
          <TextField {...form.field('name')} label={words.name} maxLength={80} isRequired />
        </div>
        <Select
          {...category}
          label={words.category}
          options={categoryOptions}
          onChange={(chosen) => category.onChange(chosen as ProductValues['category'])}
          isRequired
        />
        <Select
          {...unit}
          label={words.unit}
          options={unitOptions}
          onChange={(chosen) => chosen && unit.onChange(chosen as ProductValues['unit'])}
          isRequired
        />
        <TextField
          {...form.field('barcode')}
          label={words.barcode}
          hint={words.barcodeHint}
          maxLength={40}
          isOptional
        />
        <div data-tour="product-description" className="tablet:col-span-2">
          <TextArea
            {...form.field('description')}
            label={words.description}
            rows={2}
            maxLength={500}
            isOptional
          />
        </div>
      </div>
    </Section>
  );
}

function StockSection({ form, isNew }: SectionProps & { readonly isNew: boolean }) {
  const words = texts.stock;
  const unit = unitTexts[form.values.unit];
  return (
    <Section title={words.title} {...(isNew ? {} : { text: words.editHint })}>
      <div className={fieldGrid}>
        {isNew && (
          <div data-tour="product-stock">
            <NumberField
              {...form.field('stock')}
              label={words.stock(unit)}
              hint={words.stockHint}
              decimals={3}
              isRequired
            />
          </div>
        )}
        <div data-tour="product-critical">
          <NumberField
            {...form.field('criticalLevel')}
            label={words.critical(unit)}
            hint={words.criticalHint}
            decimals={3}
            isRequired
          />
        </div>
      </div>
    </Section>
  );
}

function MoneySection({ form }: SectionProps) {
  const words = texts.money;
  return (
    <Section title={words.title} tour="product-money">
      <div className={fieldGrid}>
        <MoneyField {...form.field('price')} label={words.price} isRequired />
        <MoneyField {...form.field('cost')} label={words.cost} hint={words.costHint} isRequired />
        <TextField {...form.field('supplier')} label={words.supplier} maxLength={80} isOptional />
      </div>
    </Section>
  );
}
