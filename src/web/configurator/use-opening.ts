import { useEffect, useState } from 'react';
import type { ConfiguratorData } from '#contract/catalogue-page.ts';

// R2.3: opens by itself in add and edit mode, but only after hydration, for the server's page shows it closed.
export function useOpening(mode: ConfiguratorData['mode']) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (mode !== 'closed') setIsOpen(true);
  }, [mode]);
  return { isOpen, open: () => setIsOpen(true), close: () => setIsOpen(false) };
}
