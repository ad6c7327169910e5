import { useState } from 'react';
import { configuratorText } from '#text/configurator.ts';
import type { IslandProps } from '../../island-props.ts';
import { SelectField } from '../../ui/Field.tsx';
import { Help } from '../Help.tsx';

export function DesktopQuickOrder({ products, support }: IslandProps['quick-order']) {
  const [code, setCode] = useState('');
  return (
    <>
      <SelectField
        label={configuratorText.selectProduct}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      >
        <option value="">{configuratorText.choose}</option>
        {products.map((product) => (
          <option key={product.code} value={product.code}>
            {configuratorText.productOption(product.code, product.name)}
          </option>
        ))}
      </SelectField>
      {code !== '' && <Help code={code} support={support} />}
    </>
  );
}
