export function cartOf(page: Document): Element | null {
  return page.getElementById('cart');
}

/** Empty where the line was cut before all of it had come. */
export async function readPage(answer: Response): Promise<Document> {
  const text = await answer.text().catch(() => '');
  return new DOMParser().parseFromString(text, 'text/html');
}

/** What stands beside a field of the cart that was refused. */
export function refusalOf(page: Document): string | null {
  const [id = ''] = (
    page.querySelector('#cart [aria-invalid="true"]')?.getAttribute('aria-describedby') ?? ''
  ).split(' ');
  return page.getElementById(id)?.textContent ?? null;
}
