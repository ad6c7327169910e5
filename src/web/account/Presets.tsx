import { type PresetData, type PresetsData, presetsAnchor } from '#contract/account-page.ts';
import { maxPresetName } from '#domain/configuration/limits.ts';
import { accountPresetTexts as texts } from '#text/account/presets.ts';
import { ButtonForm, Form } from '../forms/Form.tsx';
import { presetPath, quickPresetPath } from '../product-path.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { TextField } from '../ui/Field.tsx';
import { Message } from '../ui/Message.tsx';
import { Section } from '../ui/Section.tsx';
import styles from './List.module.css';

type Props = { readonly presets: PresetsData; readonly csrfToken: string };

const atOnce = 5;

/** 'Mijn uitvoeringen' of all products, to begin with and to keep in order. */
export function Presets({ presets: { list, removed, refused, notice }, csrfToken }: Props) {
  if (list.length === 0 && removed === null && notice === null) return null;
  const older = list.slice(atOnce);
  const rows = (some: readonly PresetData[]) => (
    <ul className={styles.list}>
      {some.map((preset) => (
        <Row
          key={preset.id}
          preset={preset}
          refused={refused?.id === preset.id ? refused : null}
          csrfToken={csrfToken}
        />
      ))}
    </ul>
  );
  return (
    <Section id={presetsAnchor} title={texts.title} intro={texts.intro}>
      {notice !== null && <Message kind={notice.kind}>{notice.text}</Message>}
      {removed !== null && (
        <Message kind="ok">
          <div className={styles.undo}>
            <p>{texts.removed(removed.name)}</p>
            <ButtonForm action={`/account/uitvoeringen/${removed.id}/terugzetten`} csrfToken={csrfToken}>
              <Button type="submit">{texts.undo}</Button>
            </ButtonForm>
          </div>
        </Message>
      )}
      {rows(list.slice(0, atOnce))}
      {older.length > 0 && (
        <details className={styles.older} open={older.some(({ id }) => id === refused?.id)}>
          <summary>{texts.others(older.length)}</summary>
          {rows(older)}
        </details>
      )}
    </Section>
  );
}

type RowProps = {
  readonly preset: PresetData;
  readonly refused: PresetsData['refused'];
  readonly csrfToken: string;
};

function Row({ preset, refused, csrfToken }: RowProps) {
  const { id, name, code, product, lost } = preset;
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.soft}>{product ?? texts.productGone(code)}</p>
        {lost.map((sentence) => (
          <p key={sentence} className={styles.soft}>
            {sentence}
          </p>
        ))}
      </div>
      {product !== null && (
        <div className={styles.actions}>
          <ButtonLink href={presetPath(code, id)} aria-label={texts.with(texts.compose, name)}>
            {texts.compose}
          </ButtonLink>
          <ButtonLink href={quickPresetPath(code, id)} aria-label={texts.with(texts.quickOrder, name)}>
            {texts.quickOrder}
          </ButtonLink>
        </div>
      )}
      <Change preset={preset} refused={refused} csrfToken={csrfToken} />
    </li>
  );
}

function Change({ preset: { id, name }, refused, csrfToken }: RowProps) {
  const path = `/account/uitvoeringen/${id}`;
  return (
    <details className={styles.change} open={refused !== null}>
      <summary aria-label={texts.of(texts.change, name)}>{texts.change}</summary>
      <div className={styles.changes}>
        <Form action={`${path}/naam`} csrfToken={csrfToken}>
          <TextField
            label={texts.newName}
            aria-label={texts.of(texts.newName, name)}
            name="name"
            defaultValue={refused?.typed ?? name}
            error={refused?.error}
            isLive
            maxLength={maxPresetName}
            autoComplete="off"
            required
          />
          <Button type="submit" aria-label={texts.of(texts.saveName, name)}>
            {texts.saveName}
          </Button>
        </Form>
        <ButtonForm action={`${path}/verwijderen`} csrfToken={csrfToken}>
          <Button type="submit" aria-label={texts.of(texts.remove, name)}>
            {texts.remove}
          </Button>
        </ButtonForm>
      </div>
    </details>
  );
}
