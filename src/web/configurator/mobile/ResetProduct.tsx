import { wizardText } from '#text/configurator/wizard.ts';
import { Button } from '../../ui/Button.tsx';
import { productName } from '../store/selectors.ts';
import { useConfigurator, useConfiguratorState } from '../use-configurator.ts';
import { ScreenHeading } from './ScreenHeading.tsx';
import styles from './Screens.module.css';

/** Before an unfinished configuration is given up for another product (R2.41, R4.3). */
export function ResetProduct() {
  const { actions } = useConfigurator().store;
  const name = useConfiguratorState(productName);
  const next = useConfiguratorState(({ switchProduct }) => switchProduct.product);
  return (
    <div className={styles.screen}>
      <ScreenHeading>{wizardText.sure}</ScreenHeading>
      <p>{wizardText.sureBody}</p>
      <Button kind="move" isWide onClick={actions.cancelSwitchProduct}>
        {wizardText.stayWith(name)}
      </Button>
      <Button isWide onClick={actions.confirmSwitchProduct}>
        {next === null ? wizardText.goToChooser : wizardText.goTo(next.name)}
      </Button>
    </div>
  );
}
