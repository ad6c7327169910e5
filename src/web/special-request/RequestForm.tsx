import type { SpecialRequestFormPage } from '#contract/special-request-page.ts';
import { maxAmount } from '#domain/configuration/limits.ts';
import { fieldNames } from '#text/account/fields.ts';
import { specialTexts as texts } from '#text/ordering/special-request.ts';
import { Actions, FieldRow, Form } from '../forms/Form.tsx';
import { FormMessages } from '../forms/FormMessages.tsx';
import { fieldId } from '../forms/field-id.ts';
import { PhotoField } from '../forms/PhotoField.tsx';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { SelectField, TextAreaField, TextField } from '../ui/Field.tsx';
import { Photos } from '../ui/Photos.tsx';
import layout from '../ui/page.module.css';
import styles from './SpecialRequest.module.css';

type Props = { readonly page: SpecialRequestFormPage; readonly csrfToken: string };

export function RequestForm({ page: { form, products, unit, measured, key, photos }, csrfToken }: Props) {
  const { values, errors } = form;
  const field = (name: keyof typeof fieldNames) =>
    ({
      id: fieldId(name),
      name,
      label: fieldNames[name],
      error: errors[name],
      defaultValue: values[name],
    }) as const;
  return (
    <div className={layout.page}>
      <div className={layout.head}>
        <h1>{texts.title}</h1>
        <p className={layout.lead}>{texts.intro}</p>
      </div>
      <div className={styles.form}>
        <FormMessages form={form} />
        <Form action="/maatwerk" csrfToken={csrfToken} hasFiles>
          <input type="hidden" name="key" value={key} />
          <SelectField id={fieldId('code')} label={texts.product} name="code" defaultValue={values['code']}>
            <option value="">{texts.anyProduct}</option>
            {products.map(({ code, name }) => (
              <option key={code} value={code}>
                {code} {name}
              </option>
            ))}
          </SelectField>
          <fieldset className={styles.size}>
            <legend>{texts.size[measured]}</legend>
            <FieldRow>
              <TextField {...field('width')} suffix={unit} inputMode="decimal" autoComplete="off" />
              <TextField {...field('height')} suffix={unit} inputMode="decimal" autoComplete="off" />
            </FieldRow>
            <p className={styles.soft}>{texts.sizeHint}</p>
          </fieldset>
          <div className={styles.amount}>
            <TextField
              {...field('amount')}
              type="number"
              inputMode="numeric"
              min={1}
              max={maxAmount}
              required
            />
          </div>
          <TextAreaField {...field('description')} hint={texts.descriptionHint} rows={6} required />
          {photos.length > 0 && (
            <div className={styles.kept}>
              <p>{texts.photosKept}</p>
              <Photos
                photos={photos}
                of={texts.title}
                action={({ id, place }) => (
                  <Choice name={`weg-${id}`} value="1" label={texts.leaveOut(place)} />
                )}
              />
            </div>
          )}
          <PhotoField id={fieldId('foto')} label={texts.photos} error={errors['foto'] ?? null} />
          <TextField {...field('phone')} hint={texts.phoneHint} type="tel" autoComplete="tel" required />
          <Actions>
            <Button kind="order" type="submit">
              {texts.submit}
            </Button>
          </Actions>
        </Form>
      </div>
    </div>
  );
}
