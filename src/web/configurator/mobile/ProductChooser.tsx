import { useId, useState } from 'react';
import { sceneImage } from '#contract/catalogue-page.ts';
import { stepText } from '#text/configurator/steps.ts';
import { wizardText } from '#text/configurator/wizard.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import visually from '../../ui/VisuallyHidden.module.css';
import { useRadioChoice } from '../steps/use-radio-choice.ts';
import type { Product } from '../store/state.ts';
import styles from './ProductChooser.module.css';
import { ScreenHeading } from './ScreenHeading.tsx';

type Props = {
  readonly products: readonly Product[];
  readonly onChoose: (product: Product) => void;
};

/** Where the wizard begins without a product, and where another one is chosen (R2.27). */
export function ProductChooser({ products, onChoose }: Props) {
  const name = useId();
  const [marked, setMarked] = useState<Product | null>(null);
  const radio = useRadioChoice((code, moveOn) => {
    const product = products.find((one) => one.code === code) ?? null;
    setMarked(product);
    if (product !== null && moveOn) onChoose(product);
  });
  return (
    <div className={styles.chooser}>
      <ScreenHeading>{wizardText.chooserHeading}</ScreenHeading>
      <fieldset className={styles.products}>
        <legend className={visually.hidden}>{wizardText.chooseProduct}</legend>
        {products.map((product) => (
          <label key={product.code} className={styles.product}>
            <input
              type="radio"
              name={name}
              value={product.code}
              className={styles.input}
              {...radio(product.code, product === marked)}
            />
            <img className={styles.drawing} src={sceneImage(product.code)} alt="" width={232} height={232} />
            <span className={styles.name}>{product.name}</span>
            <Badge>{product.code}</Badge>
          </label>
        ))}
      </fieldset>
      {marked !== null && (
        <Button kind="move" isWide onClick={() => onChoose(marked)}>
          {stepText.next}
        </Button>
      )}
      <p>
        <a className={styles.home} href="/">
          {wizardText.home}
        </a>
      </p>
    </div>
  );
}
