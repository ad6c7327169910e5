import type { ComponentType } from 'react';
import { type IslandName, type IslandProps, narrow } from './island-props.ts';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** The first variant whose media query holds is the only one whose script is loaded. */
export type Variant<Props> = { readonly media: string; readonly load: Load<Props> };

export const islands: { readonly [Name in IslandName]: readonly Variant<IslandProps[Name]>[] } = {
  configurator: [
    {
      media: narrow,
      load: async () => (await import('./configurator/mobile/MobileConfigurator.tsx')).MobileConfigurator,
    },
    {
      media: 'all',
      load: async () => (await import('./configurator/desktop/DesktopConfigurator.tsx')).DesktopConfigurator,
    },
  ],
  'quick-order': [
    {
      media: narrow,
      load: async () => (await import('./configurator/quick-order/MobileQuickOrder.tsx')).MobileQuickOrder,
    },
    {
      media: 'all',
      load: async () => (await import('./configurator/quick-order/DesktopQuickOrder.tsx')).DesktopQuickOrder,
    },
  ],
  'payment-link': [
    { media: 'all', load: async () => (await import('./payment-link/PaymentForm.tsx')).PaymentForm },
  ],
  'payment-status': [
    { media: 'all', load: async () => (await import('./payment-link/PaymentStatus.tsx')).PaymentStatus },
  ],
};
