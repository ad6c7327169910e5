import { popupText } from '#text/configurator/popup.ts';
import { wizardText } from '#text/configurator/wizard.ts';
import { Button } from '../../ui/Button.tsx';
import { isEdit, productName } from '../store/selectors.ts';
import { useConfiguratorState } from '../use-configurator.ts';
import { ScreenHeading } from './ScreenHeading.tsx';
import styles from './Screens.module.css';

type Props = {
  // Whether it is about what was kept from an earlier visit, or about the product on screen.
  readonly isRestored: boolean;
  readonly onContinue: () => void;
  readonly onOther: () => void;
};

/** R2.27: on with the chosen product, or another; of a line, on with what was changed in it, or with what it was. */
export function ContinuePrompt({ isRestored, onContinue, onOther }: Props) {
  const name = useConfiguratorState(productName);
  const isChange = useConfiguratorState(isEdit);
  const busyBody = isChange ? wizardText.changedBody : wizardText.busyBody;
  const carried = useConfiguratorState((state) => state.carried);
  return (
    <div className={styles.screen}>
      <ScreenHeading>
        {isRestored && carried === undefined ? wizardText.busyWith(name) : wizardText.continueWith(name)}
      </ScreenHeading>
      <p>{isRestored ? (carried ?? busyBody) : wizardText.continueBody}</p>
      <Button kind="move" isWide onClick={onContinue}>
        {wizardText.proceed}
      </Button>
      <Button isWide onClick={onOther}>
        {isChange ? popupText.startOver : wizardText.otherProduct}
      </Button>
    </div>
  );
}
