let loading: ReturnType<typeof load> | undefined;

/** With the first picture: it is a library of tens of megabytes. */
export function loadSharp() {
  loading ??= load();
  return loading;
}

// It reads what a camera makes and nothing else.
async function load() {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
