import { lookPaths } from '#contract/quote/look.ts';
import { lookTexts as texts } from '#text/quotes/look.ts';
import { Button } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './Preview.module.css';

const frameName = 'voorbeeld';

type Props = { readonly isAsStored: boolean };

/** The page that an end customer gets, with what stands in the form. Nothing runs in it and nothing leaves it. */
export function Preview({ isAsStored }: Props) {
  return (
    <div className={styles.side}>
      <Section title={texts.preview}>
        <div className={styles.head}>
          <p className={styles.note}>{texts.previewNote}</p>
          <Button
            type="submit"
            formAction={lookPaths.preview}
            formTarget={frameName}
            formEncType="application/x-www-form-urlencoded"
          >
            {texts.showPreview}
          </Button>
        </div>
        <div className={styles.frames}>
          <iframe
            name={frameName}
            title={texts.previewTitle}
            src={isAsStored ? lookPaths.preview : undefined}
            sandbox="allow-same-origin"
            className={styles.frame}
          />
        </div>
      </Section>
    </div>
  );
}
