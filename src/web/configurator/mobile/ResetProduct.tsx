import { wizardText } from '#text/configurator/wizard.ts';
import { Button } from '../../ui/Button.tsx';
import { useConfigurator, useConfiguratorState } from '../use-configurator.ts';
import { ScreenHeading } from './ScreenHeading.tsx';
import styles from './Screens.module.css';

// Before an unfinished configuration is given up for another product (R2.41, R4.3).
export function ResetProduct() {
  const { actions } = useConfigurator().store;
  const { product, switchProduct } = useConfiguratorState();
  const next = switchProduct.product;
  return (
    <div className={styles.screen}>
      <ScreenHeading>{wizardText.sure}</ScreenHeading>
      <p>{wizardText.sureBody}</p>
      <Button kind="move" isWide onClick={actions.cancelSwitchProduct}>
        {wizardText.stayWith(product?.name ?? '')}
      </Button>
      <Button isWide onClick={actions.confirmSwitchProduct}>
        {next === null ? wizardText.goToChooser : wizardText.goTo(next.name)}
      </Button>
    </div>
  );
}
