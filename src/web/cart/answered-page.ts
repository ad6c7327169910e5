export async function readPage(answer: Response): Promise<Document> {
  return new DOMParser().parseFromString(await answer.text(), 'text/html');
}

/** What stands beside a field of the cart that was refused. */
export function refusalOf(page: Document): string | null {
  const [id = ''] = (
    page.querySelector('#cart [aria-invalid="true"]')?.getAttribute('aria-describedby') ?? ''
  ).split(' ');
  return page.getElementById(id)?.textContent ?? null;
}
